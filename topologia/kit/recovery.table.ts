/** The most seconds from a fault to the last call that failed because of it. */
export const RECOVERY_S = 10;
