/** A heartbeat every 30 seconds may be lost twice before the person is as if gone. */
export const PRESENCA_DURA_MS = 75_000;

export const vivasDesde = (agora: Date): Date => new Date(agora.getTime() - PRESENCA_DURA_MS);
