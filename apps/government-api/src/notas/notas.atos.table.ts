/** What the trail says of a file that came: who sent it conferred it, or the system found that it does not agree. */
export const atoDaSituacao = { CONFERE: 'enviarNota', RECUSADA: 'recusarNota' } as const;
