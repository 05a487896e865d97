import type { components } from '@alipen/contracts/generated/government-api';
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EventoFiscalizacao, SituacaoFiscalizacao } from './fiscalizacoes.ciclo.table.ts';

type Schemas = components['schemas'];
type Respostas = Schemas['RespostaDoItem'][];

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

/** Constraints and indexes are in the migration. */
export const fiscalizacoes = pgTable('fiscalizacoes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  numero: text('numero').notNull(),
  situacao: text('situacao').$type<SituacaoFiscalizacao>().notNull(),
  origem: text('origem').$type<Schemas['OrigemFiscalizacao']>().notNull(),
  lotacaoId: integer('lotacao_id').notNull(),
  pedidoId: integer('pedido_id'),
  tipoAlimentacaoId: integer('tipo_alimentacao_id').notNull(),
  data: date('data', { mode: 'string' }).notNull(),
  fornecedorId: integer('fornecedor_id'),
  contratoId: integer('contrato_id'),
  janelaInicioEm: instante('janela_inicio_em').notNull(),
  janelaFimEm: instante('janela_fim_em').notNull(),
  /** Frozen when the inspection was opened. */
  limites: jsonb('limites').$type<Schemas['LimitesDaEntrega']>().notNull(),
  designadoId: integer('designado_id'),
  fiscalId: integer('fiscal_id'),
  iniciadaEm: instante('iniciada_em'),
  formularioId: integer('formulario_id'),
  rascunho: jsonb('rascunho').$type<Respostas>(),
  rascunhoFotos: jsonb('rascunho_fotos').$type<Schemas['FotoDeclarada'][]>(),
  rascunhoVersao: integer('rascunho_versao'),
  rascunhoEm: instante('rascunho_em'),
  rascunhoPor: integer('rascunho_por'),
  observacao: text('observacao'),
  motivo: text('motivo'),
  correcao: text('correcao').$type<Schemas['EstadoCorrecao']>(),
  correcaoAte: date('correcao_ate', { mode: 'string' }),
  presenca: text('presenca').$type<Schemas['FormaDePresenca']>(),
  reabertaEm: instante('reaberta_em'),
  /** From here on, a copy of the version in force, so that lists read one table. */
  versaoVigente: integer('versao_vigente'),
  realizadaEm: instante('realizada_em'),
  resultado: text('resultado').$type<Schemas['ResultadoFiscalizacao']>(),
  nota: integer('nota'),
  pontos: integer('pontos'),
  pesoMedioG: integer('peso_medio_g'),
  temperatura: integer('temperatura'),
  atrasoMin: integer('atraso_min'),
  criticos: integer('criticos').notNull().default(0),
  fotos: integer('fotos').notNull().default(0),
  fotosFaltando: integer('fotos_faltando').notNull().default(0),
  criadaEm: instante('criada_em').notNull(),
  criadaPor: integer('criada_por').notNull(),
  alteradaEm: instante('alterada_em').notNull(),
  alteradaPor: integer('alterada_por').notNull(),
  versao: integer('versao').notNull().default(1),
});

export const numeracaoFiscalizacoes = pgTable('numeracao_fiscalizacoes', {
  ano: integer('ano').primaryKey(),
  ultimo: integer('ultimo').notNull(),
});

/** Append-only. */
export const versoesFiscalizacao = pgTable(
  'versoes_fiscalizacao',
  {
    fiscalizacaoId: integer('fiscalizacao_id').notNull(),
    numero: integer('numero').notNull(),
    clienteUuid: uuid('cliente_uuid').notNull(),
    formularioId: integer('formulario_id').notNull(),
    fiscalId: integer('fiscal_id').notNull(),
    respostas: jsonb('respostas').$type<Respostas>().notNull(),
    calculo: jsonb('calculo').$type<Schemas['CalculoFiscalizacao']>().notNull(),
    assinatura: jsonb('assinatura').$type<Schemas['Assinatura']>().notNull(),
    avisos: text('avisos').array().notNull(),
    /** By the phone's clock. */
    iniciadaEm: instante('iniciada_em').notNull(),
    concluidaEm: instante('concluida_em').notNull(),
    recebidaEm: instante('recebida_em').notNull(),
    desvioRelogioS: integer('desvio_relogio_s'),
    presenca: jsonb('presenca').$type<Schemas['PresencaConferida']>(),
    motivo: text('motivo'),
  },
  versao => [primaryKey({ columns: [versao.fiscalizacaoId, versao.numero] })],
);

/** The place of a conclusion; deleted with what identifies its person, so apart from the versions. */
export const lugaresFiscalizacao = pgTable(
  'lugares_fiscalizacao',
  {
    fiscalizacaoId: integer('fiscalizacao_id').notNull(),
    numero: integer('numero').notNull(),
    usuarioId: integer('usuario_id').notNull(),
    situacao: text('situacao').$type<Schemas['SituacaoDoLugar']>().notNull(),
    /** Millionths of a degree. */
    latitude: integer('latitude'),
    longitude: integer('longitude'),
    precisaoM: integer('precisao_m'),
    /** By the device's clock. */
    em: instante('em').notNull(),
  },
  lugar => [primaryKey({ columns: [lugar.fiscalizacaoId, lugar.numero] })],
);

/** Append-only: the last row of a version holds. */
export const cienciasFiscalizacao = pgTable('ciencias_fiscalizacao', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fiscalizacaoId: integer('fiscalizacao_id').notNull(),
  numero: integer('numero').notNull(),
  preposto: jsonb('preposto').$type<Schemas['Preposto']>().notNull(),
  em: instante('em').notNull(),
  registradaPor: integer('registrada_por').notNull(),
});

export const fotosFiscalizacao = pgTable(
  'fotos_fiscalizacao',
  {
    fiscalizacaoId: integer('fiscalizacao_id').notNull(),
    numero: integer('numero').notNull(),
    uuid: uuid('uuid').notNull(),
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
    contexto: text('contexto').$type<Schemas['ContextoFoto']>().notNull(),
    item: text('item'),
    ordem: smallint('ordem').notNull(),
  },
  foto => [primaryKey({ columns: [foto.fiscalizacaoId, foto.numero, foto.uuid] })],
);

export const naoConformidadesFiscalizacao = pgTable(
  'nao_conformidades_fiscalizacao',
  {
    fiscalizacaoId: integer('fiscalizacao_id').notNull(),
    numero: integer('numero').notNull(),
    item: text('item').notNull(),
    lotacaoId: integer('lotacao_id').notNull(),
    fornecedorId: integer('fornecedor_id'),
    data: date('data', { mode: 'string' }).notNull(),
    pontos: integer('pontos').notNull(),
    critico: boolean('critico').notNull(),
    gravidade: text('gravidade').$type<Schemas['Gravidade']>().notNull(),
    vigente: boolean('vigente').notNull().default(true),
  },
  falta => [primaryKey({ columns: [falta.fiscalizacaoId, falta.numero, falta.item] })],
);

export const historicoFiscalizacao = pgTable('historico_fiscalizacao', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fiscalizacaoId: integer('fiscalizacao_id').notNull(),
  em: instante('em').notNull(),
  usuarioId: integer('usuario_id').notNull(),
  evento: text('evento').$type<EventoFiscalizacao>().notNull(),
  de: text('de').$type<SituacaoFiscalizacao>(),
  para: text('para').$type<SituacaoFiscalizacao>().notNull(),
  detalhe: text('detalhe'),
});

export const comentariosFiscalizacao = pgTable('comentarios_fiscalizacao', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fiscalizacaoId: integer('fiscalizacao_id').notNull(),
  usuarioId: integer('usuario_id').notNull(),
  em: instante('em').notNull(),
  texto: text('texto').notNull(),
});

export const porcoesPadrao = pgTable('porcoes_padrao', {
  tipoAlimentacaoId: integer('tipo_alimentacao_id').primaryKey(),
  foto: text('foto').notNull(),
  definidaEm: instante('definida_em').notNull(),
  definidaPor: integer('definida_por').notNull(),
});
