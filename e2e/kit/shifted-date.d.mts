export function shiftedDate(real: DateConstructor, ahead: () => number): DateConstructor;
