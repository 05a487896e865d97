/** A heartbeat comes every 30 seconds; two may be lost before the person counts as gone. */
const PRESENCA_DURA_MS = 75_000;

export const vivasDesde = (agora: Date): Date => new Date(agora.getTime() - PRESENCA_DURA_MS);
