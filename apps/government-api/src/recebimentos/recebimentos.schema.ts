import type { components } from '@alipen/contracts/generated/government-api';
import { boolean, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

type Schemas = components['schemas'];

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

/** One row per version of a delivery; constraints are in the migration. */
export const recebimentos = pgTable('recebimentos', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  pedidoId: integer('pedido_id').notNull(),
  tipoAlimentacaoId: integer('tipo_alimentacao_id').notNull(),
  /** 1 is the delivery; from 2 on, replacements brought later. */
  entrega: smallint('entrega').notNull(),
  versao: smallint('versao').notNull(),
  vigente: boolean('vigente').notNull().default(true),
  /** The row records no delivery: it only takes the version before it out of force. */
  anulacao: boolean('anulacao').notNull().default(false),
  motivoCorrecao: text('motivo_correcao'),
  clienteUuid: uuid('cliente_uuid'),
  chegadaEm: instante('chegada_em'),
  chegadaDigitada: boolean('chegada_digitada').notNull(),
  janelaInicioEm: instante('janela_inicio_em').notNull(),
  janelaFimEm: instante('janela_fim_em').notNull(),
  tempMinimaQuenteC: smallint('temp_minima_quente_c'),
  tempMaximaFriaC: smallint('temp_maxima_fria_c'),
  atrasoMin: integer('atraso_min'),
  faixaAtraso: text('faixa_atraso').$type<Schemas['FaixaAtraso']>(),
  completude: text('completude').$type<Schemas['Completude']>().notNull(),
  lancamentoTardio: boolean('lancamento_tardio').notNull(),
  motorista: text('motorista'),
  placa: text('placa'),
  lacres: text('lacres').array().notNull().default([]),
  embalagemConforme: boolean('embalagem_conforme'),
  cardapioConforme: boolean('cardapio_conforme'),
  /** Tenths of a degree. */
  temperaturaQuente: smallint('temperatura_quente'),
  temperaturaFria: smallint('temperatura_fria'),
  /** Weighed together, with the packing; null where nothing was weighed. */
  pesadas: integer('pesadas'),
  pesoG: integer('peso_g'),
  /** One empty packing. */
  taraG: integer('tara_g'),
  pesoMinimoG: smallint('peso_minimo_g'),
  toleranciaPesoPct: smallint('tolerancia_peso_pct'),
  motivoRecusaId: integer('motivo_recusa_id'),
  motivoRecusa: text('motivo_recusa'),
  textoRecusa: text('texto_recusa'),
  motivoFaltaId: integer('motivo_falta_id'),
  motivoFalta: text('motivo_falta'),
  textoFalta: text('texto_falta'),
  observacao: text('observacao'),
  registradoEm: instante('registrado_em').notNull(),
  registradoPor: integer('registrado_por').notNull(),
});

export const itensRecebimento = pgTable(
  'itens_recebimento',
  {
    recebimentoId: integer('recebimento_id').notNull(),
    tipoPublicoId: integer('tipo_publico_id').notNull(),
    esperada: integer('esperada').notNull(),
    entregue: integer('entregue').notNull(),
    recusada: integer('recusada').notNull(),
  },
  item => [primaryKey({ columns: [item.recebimentoId, item.tipoPublicoId] })],
);

export const fotosRecebimento = pgTable(
  'fotos_recebimento',
  {
    recebimentoId: integer('recebimento_id').notNull(),
    fotoId: integer('foto_id').notNull(),
    ordem: smallint('ordem').notNull(),
  },
  foto => [primaryKey({ columns: [foto.recebimentoId, foto.fotoId] })],
);
