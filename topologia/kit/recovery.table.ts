/** From the fault to the last call that failed of it, at most. */
export const RECOVERY_S = 10;
