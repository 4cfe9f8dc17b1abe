/** What the two numbers of cars are called, with one that no car has. */
export const NUMBER_WORDS = {
  vin: { label: 'VIN, 17\u00a0знаков', example: 'XTA219010D0000001' },
  frame: { label: 'Номер кузова', example: 'NT31-0001234' },
} as const
