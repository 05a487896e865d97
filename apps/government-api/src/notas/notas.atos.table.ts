/** What the trail says of a file that came, by who sent it: it agreed, or the system found that it does not. */
export const atosDaNota = {
  pessoa: { CONFERE: 'enviarNota', RECUSADA: 'recusarNota' },
  fornecedor: { CONFERE: 'enviarNotaPeloCodigo', RECUSADA: 'recusarNotaPeloCodigo' },
} as const;
