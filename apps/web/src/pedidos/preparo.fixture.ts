import type { Preparo } from './pedidos.queries.ts';

const refeicao = (id: number, nome: string, sigla: string) => ({
  id,
  nome,
  sigla,
  ordem: id,
  icone: 'BowlFood' as const,
  cor: 'ANIL' as const,
  meioDoDia: true,
  fotoObrigatoria: false,
  horaLimitePedido: '18:00',
  diasAntecedencia: 1,
  horaLimiteAjuste: null,
  diasAntecedenciaAjuste: 0,
  entregaInicio: '11:00',
  entregaFim: '12:00',
  ativo: true,
});

const publico = (id: number, nome: string, sigla: string, baseConferencia: 'EFETIVO_INTERNO' | 'EFETIVO_SERVIDOR') =>
  ({
    id,
    nome,
    sigla,
    ordem: id,
    baseConferencia,
    exigeJustificativa: false,
    permiteDieta: true,
    contaNosTotais: true,
    ativo: true,
    versao: 1,
  }) as const;

const celula = (tipoAlimentacaoId: number, tipoPublicoId: number, base: number, precoCentavos: number | null) => ({
  tipoAlimentacaoId,
  tipoPublicoId,
  programada: base,
  ontem: base - 1,
  semanaPassada: null,
  costume: null,
  precoCentavos,
  base,
});

/** Two meals × two publics; supper for staff has no price in the contract. */
export const preparo = (): Preparo => ({
  agora: '2026-11-20T18:46:00Z',
  lotacao: { id: 1, nome: 'Unidade Prisional de Cedral', municipio: 'Cedral', uf: 'MA' },
  fusoHorario: 'America/Fortaleza',
  data: '2026-11-21',
  prazo: { limiteEm: '2026-11-20T21:00:00Z', encerrado: false },
  contratos: [{ id: 1, numero: '018/2025', fornecedor: 'Sabor & Mesa Ltda.' }],
  efetivo: { data: '2026-11-20', internos: 345, servidores: 58, capturadoEm: '2026-11-20T10:10:00Z' },
  refeicoes: [refeicao(1, 'Almoço', 'ALM'), refeicao(2, 'Jantar', 'JAN')],
  publicos: [publico(1, 'Interno', 'INT', 'EFETIVO_INTERNO'), publico(2, 'Servidor', 'SERV', 'EFETIVO_SERVIDOR')],
  celulas: [celula(1, 1, 345, 1500), celula(1, 2, 58, 1500), celula(2, 1, 345, 1450), celula(2, 2, 58, null)],
  regras: {
    quantidadeMaxima: 9999,
    atencaoAcimaDe: 0,
    justificativaAcimaDe: 5,
    baseServidores: 'EFETIVO_SERVIDOR',
    horizonteDias: 14,
  },
  dias: [{ data: '2026-11-21', situacao: null, encerrado: false }],
  tipo: 'PROGRAMADO',
  pedido: null,
  outros: [],
  acoes: ['criar', 'enviar'],
});
