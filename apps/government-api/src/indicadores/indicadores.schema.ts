import { bigint, boolean, date, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';

const centavos = (nome: string) => bigint(nome, { mode: 'number' }).notNull();
const contagem = (nome: string) => integer(nome).notNull();

export const apuracoes = pgTable('apuracoes', {
  data: date('data', { mode: 'string' }).primaryKey(),
  pendente: boolean('pendente').notNull(),
  vistaEm: timestamp('vista_em', { withTimezone: true, mode: 'date' }).notNull(),
  apuradaEm: timestamp('apurada_em', { withTimezone: true, mode: 'date' }),
  /** Accepted meals and their money, over every unit. */
  refeicoes: contagem('refeicoes').default(0),
  liquidoCentavos: centavos('liquido_centavos').default(0),
  programadoCentavos: centavos('programado_centavos').default(0),
});

export const indicadoresLotacao = pgTable(
  'indicadores_lotacao',
  {
    data: date('data', { mode: 'string' }).notNull(),
    lotacaoId: contagem('lotacao_id'),
    confirmada: contagem('confirmada'),
    aceita: contagem('aceita'),
    divergenciaInternos: contagem('divergencia_internos'),
    /** A meal far above the head count, by the rule that colours it (R15). */
    vermelha: boolean('vermelha').notNull(),
    desvioCentavos: centavos('desvio_centavos'),
    liquidoCentavos: centavos('liquido_centavos'),
    programada: contagem('programada'),
    desvioProgramacao: contagem('desvio_programacao'),
    programadoCentavos: centavos('programado_centavos'),
    /** Minutes each order of the day waited for confirmation. */
    confirmacoesMin: integer('confirmacoes_min').array().notNull(),
    entregas: contagem('entregas'),
    noPrazo: contagem('no_prazo'),
    intervaloMaxMin: integer('intervalo_max_min'),
    leituras: contagem('leituras'),
    leiturasConformes: contagem('leituras_conformes'),
    previstasMil: contagem('previstas_mil'),
    fiscalizacoes: contagem('fiscalizacoes'),
    refeicoesFiscalizadas: contagem('refeicoes_fiscalizadas'),
    notaPonderada: centavos('nota_ponderada'),
    amostras: contagem('amostras'),
    amostrasConformes: contagem('amostras_conformes'),
    /** Different meals that reached the inmates, and those of the norm; 0 and 0 where nothing was ordered for them. */
    refeicoesInternos: contagem('refeicoes_internos').default(0),
    refeicoesNorma: contagem('refeicoes_norma').default(0),
    pedidosOlhados: contagem('pedidos_olhados').default(0),
    pedidosComSinal: contagem('pedidos_com_sinal').default(0),
    sobras: contagem('sobras').default(0),
    /** Meals kept where the leftovers were counted, and where they were weighed. */
    sobrasContadas: contagem('sobras_contadas').default(0),
    sobrasGramas: centavos('sobras_gramas').default(0),
    sobrasPesadas: contagem('sobras_pesadas').default(0),
  },
  linha => [primaryKey({ columns: [linha.data, linha.lotacaoId] })],
);

export const indicadoresContrato = pgTable(
  'indicadores_contrato',
  {
    data: date('data', { mode: 'string' }).notNull(),
    contratoId: contagem('contrato_id'),
    liquidoCentavos: centavos('liquido_centavos'),
    entregas: contagem('entregas'),
    noPrazo: contagem('no_prazo'),
    fiscalizacoes: contagem('fiscalizacoes'),
    refeicoesFiscalizadas: contagem('refeicoes_fiscalizadas'),
    notaPonderada: centavos('nota_ponderada'),
    naoConformidades: contagem('nao_conformidades'),
  },
  linha => [primaryKey({ columns: [linha.data, linha.contratoId] })],
);
