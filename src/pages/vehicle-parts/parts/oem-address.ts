/** The address of the goods with an OEM number. */
export const oemAddress = (oem: string): string => `/selection-parts/products-oem?oem=${encodeURIComponent(oem)}`
