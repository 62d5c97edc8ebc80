/**
 * The root to which a single unknown name is redirected (specification, section 2) carries that name in its fragment,
 * which no server or cache sees: `/#alamat=layananku`. Home then says so and offers the closest page
 * (`startup/wrong-address.ts`), and the startup script takes it out of the address bar.
 */
export const wrongAddressFragment = '#alamat='
