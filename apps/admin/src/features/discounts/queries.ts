import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type Coupon = components['schemas']['AdminCoupon'];
export type Code = components['schemas']['AdminDiscountCode'];

export const couponsQuery = queryOptions({
  queryKey: ['admin', 'coupons'],
  queryFn: ({ signal }) => unwrap(api.GET('/admin/discounts/coupons', { signal })),
});

export const discountProductsQuery = queryOptions({
  queryKey: ['admin', 'discount-products'],
  queryFn: ({ signal }) => unwrap(api.GET('/admin/discounts/products', { signal })),
});

export const codesQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'coupons', id, 'codes'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/admin/discounts/coupons/{id}/discount-codes', { params: { path: { id } }, signal })),
  });

export const createCoupon = (body: components['schemas']['CouponCreation']) =>
  unwrap(api.POST('/admin/discounts/coupons', { body }));

export const createCode = (id: string, body: components['schemas']['DiscountCodeCreation']) =>
  unwrap(api.POST('/admin/discounts/coupons/{id}/discount-codes', { params: { path: { id } }, body }));

export const updateCode = (code: Code, body: components['schemas']['DiscountCodeUpdate']) =>
  unwrap(
    api.PATCH('/admin/discounts/discount-codes/{id}', {
      params: { path: { id: code.id } },
      headers: { 'If-Match': `"${code.version}"` },
      body,
    }),
  );

export const codesFile = () => unwrap(api.GET('/admin/discounts/export', { parseAs: 'blob' }));
