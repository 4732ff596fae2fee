import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';
import type { ListPageQuery } from '@troth/portal/list-address';

export type DeskTicket = components['schemas']['DeskTicket'];
export type LogEntry = components['schemas']['LogEntry'];
export type TicketStatus = DeskTicket['status'];
export type Running = components['schemas']['WhatRuns'];

export interface TicketFilter {
  search?: string;
  status?: TicketStatus;
}

export const ticketsQuery = (query: TicketFilter & ListPageQuery) =>
  queryOptions({
    queryKey: ['admin', 'tickets', query],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/support-tickets', { params: { query }, signal })),
  });

export interface WaitingFilter {
  search?: string;
  stateId?: string;
}

export const waitlistQuery = (query: WaitingFilter & ListPageQuery) =>
  queryOptions({
    queryKey: ['admin', 'waitlist', query],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/postnup-waitlist', { params: { query }, signal })),
  });

const RUNNING_EVERY_MS = 15_000;

/** Asked again while the screen is open: it is about now. */
export const runningQuery = queryOptions({
  queryKey: ['admin', 'running'],
  queryFn: ({ signal }) => unwrap(api.GET('/admin/running', { signal })),
  refetchInterval: RUNNING_EVERY_MS,
});

export interface LogFilter {
  personId?: string;
  documentId?: string;
  action?: string;
  outcome?: 'DONE' | 'REFUSED';
  day?: string;
  after?: string;
  before?: string;
}

export const logQuery = (query: LogFilter) =>
  queryOptions({
    queryKey: ['admin', 'log', query],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/log', { params: { query }, signal })),
  });

export const verifyChain = (chain: string) =>
  unwrap(api.GET('/admin/log/verification', { params: { query: { chain } } }));

const DOCUMENT = 'document:';

/** The log of a chain as a file that proves itself; a document's own call asks for the reason to look at it. */
export async function chainFile(chain: string): Promise<Blob> {
  const file: unknown = await (chain.startsWith(DOCUMENT)
    ? unwrap(
        api.GET('/documents/{id}/audit-log', {
          params: { path: { id: chain.slice(DOCUMENT.length) } },
          parseAs: 'blob',
        }),
      )
    : unwrap(api.GET('/admin/log/file', { params: { query: { chain } }, parseAs: 'blob' })));
  return file as Blob;
}

export const waitlistFile = (query: WaitingFilter) =>
  unwrap(api.GET('/admin/postnup-waitlist/export', { params: { query }, parseAs: 'blob' }));

export const ticketsFile = (query: TicketFilter) =>
  unwrap(api.GET('/admin/support-tickets/export', { params: { query }, parseAs: 'blob' }));

export const logFile = (query: Omit<LogFilter, 'after' | 'before'>) =>
  unwrap(api.GET('/admin/log/export', { params: { query }, parseAs: 'blob' }));
