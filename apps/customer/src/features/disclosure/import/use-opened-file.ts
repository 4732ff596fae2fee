import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportMapping } from '@troth/domain/disclosure';
import { useEffect, useRef, useState } from 'react';
import type { FileFailure, FoundAccount } from './found';
import { type FileReader, openReader } from './open-reader';
import { importMappingsQuery, rememberMapping } from './queries';
import type { TableLook } from './reading';
import type { TableReading } from './table-accounts';

/** A table whose columns are being chosen. */
interface OpenTable {
  readonly fileName: string;
  readonly look: TableLook;
  readonly mapping: ImportMapping;
  readonly reading: TableReading;
}

interface Handlers {
  /** The file says what its accounts are. */
  onAccounts: (accounts: readonly FoundAccount[]) => void;
  /** The file is a table: someone has to say what its columns are. */
  onTable: () => void;
}

/** The file that is being read, and of a table, what its columns are read as. */
export function useOpenedFile(readerId: string, { onAccounts, onTable }: Handlers) {
  const queryClient = useQueryClient();
  const remembered = useQuery(importMappingsQuery(readerId));
  const reader = useRef<FileReader | null>(null);
  const [failure, setFailure] = useState<FileFailure | null>(null);
  const [isReading, setReading] = useState(false);
  const [table, setTable] = useState<OpenTable | null>(null);

  // What was read of a file goes when the popup goes.
  useEffect(() => () => reader.current?.close(), []);

  const close = () => {
    reader.current?.close();
    reader.current = null;
  };

  const open = async (file: File) => {
    reader.current?.close();
    const opened = openReader();
    reader.current = opened;
    setReading(true);
    const told = await opened.ask({ ask: 'open', file });
    if (reader.current !== opened) return;
    if (told.tell === 'accounts') onAccounts(told.accounts);
    if (told.tell === 'failed') setFailure(told.reason);
    if (told.tell === 'table') {
      const { look } = told;
      const known = remembered.data?.find(({ fingerprint }) => fingerprint === look.fingerprint)?.mapping ?? null;
      const mapped = await opened.ask({ ask: 'map', mapping: known });
      if (reader.current !== opened) return;
      if (mapped.tell === 'mapped') {
        setTable({ fileName: file.name, look, mapping: mapped.mapping, reading: mapped.reading });
        onTable();
      } else if (mapped.tell === 'failed') {
        setFailure(mapped.reason);
      }
    }
    setReading(false);
  };

  const remap = async (mapping: ImportMapping) => {
    setTable((now) => (now === null ? null : { ...now, mapping }));
    const told = await reader.current?.ask({ ask: 'map', mapping });
    if (told?.tell !== 'mapped') return;
    // An answer to an earlier question says nothing of the choices of now.
    setTable((now) => (now === null || now.mapping !== mapping ? now : { ...now, reading: told.reading }));
  };

  const remember = useMutation({
    mutationFn: ({ look, mapping }: OpenTable) => rememberMapping(readerId, look.fingerprint, mapping),
    onSuccess: (mappings) => queryClient.setQueryData(importMappingsQuery(readerId).queryKey, mappings),
  });

  return {
    table,
    failure,
    isReading,
    open: (file: File) => void open(file),
    remap: (mapping: ImportMapping) => void remap(mapping),
    /** Keeps the choice of columns for the next file of the kind. */
    remember: () => {
      if (table !== null) remember.mutate(table);
    },
    isRemembered: !remember.isError,
    close,
    reset: () => {
      close();
      setTable(null);
      setFailure(null);
      remember.reset();
    },
  };
}
