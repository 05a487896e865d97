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
    put: 'check (valor_centavos + reforcado_centavos >= 0)',
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
  {
    id: 'reajuste-para-baixo',
    breaks: 'A price raised by an index is cut at the centavo instead of rounded half up.',
    file: `${SRC}/contratos/alteracoes/alteracoes.rules.ts`,
    find: 'Number((exato * 2n + INTEIRO) / (INTEIRO * 2n))',
    put: 'Number(exato / INTEIRO)',
    caughtBy: `${SRC}/contratos/alteracoes/alteracoes.rules.spec.ts`,
  },
  {
    id: 'preco-antes-do-dia',
    breaks: 'An order sent before the day of a new price freezes the old one for meals of that day.',
    file: `${SRC}/contratos/contratos.repository.ts`,
    find: '${precoNoDia(sql`i`, dia)} as "precoCentavos"`;',
    put: 'i.preco_centavos as "precoCentavos"`;',
    caughtBy: `${TEST}/alteracoes-contrato.http.spec.ts`,
  },
  {
    id: 'simulacao-de-um-dia',
    breaks: 'People more are reckoned for one day instead of a month.',
    file: `${SRC}/empenhos/empenhos.rules.ts`,
    find: 'pessoas * porPessoaCentavos * DIAS_DO_MES',
    put: 'pessoas * porPessoaCentavos',
    caughtBy: `${SRC}/empenhos/empenhos.rules.spec.ts`,
  },
];
