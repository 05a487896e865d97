const SRC = 'apps/government-api/src';
const TEST = 'apps/government-api/test';

export const empenhos = [
  {
    id: 'empenho-sem-trava',
    breaks:
      'Many attests at once read the same balance, and all but one of them fail in a constraint instead of a sentence.',
    file: `${SRC}/empenhos/empenhos.repository.ts`,
    find: "      .where(eq(empenhos.contratoId, contratoId))\n      .orderBy(...DO_MAIS_ANTIGO)\n      .for('update');",
    put: '      .where(eq(empenhos.contratoId, contratoId))\n      .orderBy(...DO_MAIS_ANTIGO);',
    caughtBy: `${SRC}/empenhos/empenhos-ao-mesmo-tempo.pg.spec.ts`,
  },
  {
    id: 'empenho-negativo',
    breaks: 'The database lets the balance of a commitment go below zero.',
    file: 'apps/government-api/migrations/2026-11-27-2010-empenhos.sql',
    find: 'check (valor_centavos + reforcado_centavos - anulado_centavos - consumido_centavos >= 0)',
    put: 'check (valor_centavos + reforcado_centavos - anulado_centavos >= 0)',
    caughtBy: `${SRC}/empenhos/empenhos-ao-mesmo-tempo.pg.spec.ts`,
  },
  {
    id: 'empenho-nao-liberado',
    breaks: 'A billing whose map was reopened keeps what its attest had consumed.',
    file: `${SRC}/medicoes/correcoes/acompanhamento.service.ts`,
    find: '        await this.empenhos.liberar(tx, pessoa, { medicaoId: medicao.id, motivo });\n',
    put: '',
    caughtBy: `${TEST}/empenhos.http.spec.ts`,
  },
];
