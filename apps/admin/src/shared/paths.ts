/** Addresses of this portal's screens. Portals spec §2 "Admin routes". */
export const paths = {
  users: () => '/admin/users',
  user: (id: string) => `/admin/users/${id}`,
  attorneys: () => '/admin/attorneys',
  attorney: (id: string) => `/admin/attorneys/${id}`,
} as const;
