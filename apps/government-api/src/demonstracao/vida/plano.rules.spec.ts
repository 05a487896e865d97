import { situacoes } from '../../medicoes/medicoes.ciclo.table.ts';
import { metasDasMedicoes } from './agenda.table.ts';
import type { MedicaoVista, OcorrenciaVista } from './estado.repository.ts';
import { ocorrenciasEmCurso } from './ocorrencias-em-curso.rules.ts';
import type { Cena } from './pedidos-do-dia.rules.ts';
import { atosDevidos } from './plano.rules.ts';

const HOJE = '2026-11-24';
const as = (hora: string) => new Date(`${HOJE}T${hora}:00-03:00`);
const pessoa = { usuarioId: 2, matricula: '1', nome: 'Ana', authorities: ['SOLICITANTE'], requestId: 'demonstracao' };

/** One unit, with today's order confirmed and nothing received. */
function cena(mudanca: Partial<Cena['estado']> = {}): Cena {
  const responsavel = { ...pessoa, lotacaoId: 7, restritaA: 7 };
  const unidade = { id: 7, nome: 'Unidade', fusoHorario: 'America/Fortaleza', posicao: 0, expediente: 3 };
  const pedido = { id: 70, lotacaoId: 7, data: HOJE, situacao: 'CONFIRMADO', versao: 3, justificado: false } as const;
  return {
    unidades: [{ ...unidade, daSolicitante: true, responsavel }],
    hoje: HOJE,
    desde: HOJE,
    desistiu: () => false,
    refeicoes: [1, 2],
    janelaDe: (_unidade, _data, refeicao) =>
      refeicao === 1 ? { inicio: as('06:00'), fim: as('07:00') } : { inicio: as('11:00'), fim: as('12:00') },
    estado: {
      casa: { telas: 1, contas: 1, webhooks: 1, designacoes: 1 },
      efetivos: [],
      pedidos: [{ ...pedido, criadoEm: 0, enviadoEm: 1, tocado: false }],
      refeicoes: [1, 2].map(refeicaoId => ({
        ...{ pedidoId: 70, refeicaoId, recebida: false, publicos: [{ tipoPublicoId: 1, confirmada: 40 }] },
      })),
      ...{ recusas: [], ocorrencias: [], fiscalizacoes: [], mapas: [], medicoes: [], antigos: [] },
      ...mudanca,
    },
  };
}

const recebidas = (de: Cena, hora: string) =>
  atosDevidos(de, as(hora)).flatMap(ato => (ato.que === 'RECEBER' ? [ato.refeicao.refeicaoId] : []));

describe('o plano do dia da demonstração', () => {
  it('cada refeição chega na sua janela, e não antes', () => {
    expect(recebidas(cena(), '05:59')).toEqual([]);
    expect(recebidas(cena(), '08:00')).toEqual([1]);
    expect(recebidas(cena(), '13:00')).toEqual([1, 2]);
  });

  it('é o mesmo a cada vez que se olha', () => {
    expect(atosDevidos(cena(), as('13:00'))).toEqual(atosDevidos(cena(), as('13:00')));
  });

  it('o que já chegou não chega de novo', () => {
    const [primeira, segunda] = cena().estado.refeicoes;
    if (!primeira || !segunda) throw new Error('there are two meals');
    expect(recebidas(cena({ refeicoes: [{ ...primeira, recebida: true }, segunda] }), '13:00')).toEqual([2]);
  });

  it('o pedido em que uma pessoa mexeu fica com ela', () => {
    const [pedido] = cena().estado.pedidos;
    if (!pedido) throw new Error('there is an order');
    expect(recebidas(cena({ pedidos: [{ ...pedido, tocado: true }] }), '13:00')).toEqual([]);
  });

  it('a medição anda até a sua meta, quando os dias estão fechados, e para nela', () => {
    const medicao = { contratoId: 1, contrato: '012/2025', mes: '2026-10-01', lotacaoId: 7, primeiroDia: '2026-10-01' };
    const passos = (situacao: MedicaoVista['situacao'], pronta = true, contrato = '012/2025') => {
      const vista = { ...medicao, contrato, situacao, pronta, id: situacao && 5, versao: 1, tocado: false };
      return atosDevidos(cena({ medicoes: [{ ...vista, correcao: null, termos: null }] }), as('05:00')).map(
        ({ que }) => que,
      );
    };
    expect(passos(null, false)).toEqual(['ABRIR_MEDICAO']);
    expect(passos('ABERTA', false)).toEqual([]);
    expect(passos('ABERTA')).toEqual(['ENVIAR_MEDICAO']);
    expect(passos('ENVIADA')).toEqual([]);
    const corrigida = (['ENVIADA', 'CORRECAO_SOLICITADA', 'CORRIGIDA'] as const).map(s => passos(s, true, '034/2026'));
    expect(corrigida).toEqual([['PEDIR_CORRECAO'], ['RESPONDER_CORRECAO'], []]);
  });

  it('a ocorrência anda um passo por dia, com resposta em um dia e sem ela no outro, até o fim', () => {
    const passos = (data: string, situacao: OcorrenciaVista['situacao'], mais: Partial<OcorrenciaVista> = {}) => {
      const vista = { id: 9, lotacaoId: 7, data, situacao, versao: 1, em: as('12:40').getTime(), tocado: false };
      const amanha = new Date(as('18:00').getTime() + 86_400_000);
      return ocorrenciasEmCurso(cena({ ocorrencias: [{ ...vista, ...mais }] })).map(({ que, em }) => [
        que,
        em <= amanha,
      ]);
    };
    const [comResposta, semResposta] = ['2026-11-24', '2026-11-23'];
    expect(passos(comResposta, 'ABERTA')).toEqual([['RESPONDER_OCORRENCIA', true]]);
    expect(passos(semResposta, 'ABERTA')).toEqual([['NOTIFICAR_OCORRENCIA', true]]);
    expect(passos(semResposta, 'NOTIFICADA')).toEqual([]);
    for (const situacao of ['RESPONDIDA', 'SEM_RESPOSTA'] as const)
      expect(passos(comResposta, situacao)).toEqual([['DECIDIR_OCORRENCIA', true]]);
    expect(passos(semResposta, 'PROCEDENTE')).toEqual([['SANEAR_OCORRENCIA', true]]);
    for (const situacao of ['ACEITA_JUSTIFICATIVA', 'SANEADA'] as const)
      expect(passos(comResposta, situacao)).toEqual([['ENCERRAR_OCORRENCIA', true]]);
    expect(passos(comResposta, 'ABERTA', { tocado: true })).toEqual([]);
    expect(passos(comResposta, 'ABERTA', { em: as('12:40').getTime() + 86_400_000 })).toEqual([
      ['RESPONDER_OCORRENCIA', false],
    ]);
  });

  it('a medição de dois meses atrás é recebida: o provisório e, atestada, o definitivo', () => {
    const medicao = { contratoId: 1, mes: '2026-09-01', lotacaoId: 7, primeiroDia: '2026-09-01', id: 5, versao: 1 };
    const termo = { id: 9, versao: 1 };
    const passos = (contrato: string, situacao: 'APROVADA' | 'ATESTADA', termos: MedicaoVista['termos']) => {
      const vista = { ...medicao, contrato, situacao, termos, correcao: null, pronta: true, tocado: false };
      const atos = atosDevidos(cena({ medicoes: [vista] }), as('05:00'));
      return atos.flatMap(ato => ('tipo' in ato ? [`${ato.que} ${ato.tipo}`] : []));
    };
    const PROVISORIO = { ...termo, situacao: 'ASSINADO' } as const;
    expect(passos('034/2026', 'APROVADA', null)).toEqual(['EMITIR_TERMO PROVISORIO']);
    expect(passos('034/2026', 'APROVADA', { PROVISORIO: { ...termo, situacao: 'EMITIDO' } })).toEqual([
      'ASSINAR_TERMO PROVISORIO',
    ]);
    expect(passos('034/2026', 'APROVADA', { PROVISORIO })).toEqual([]);
    expect(passos('012/2025', 'APROVADA', { PROVISORIO })).toEqual([]);
    expect(passos('012/2025', 'ATESTADA', { PROVISORIO })).toEqual(['EMITIR_TERMO DEFINITIVO']);
    expect(passos('012/2025', 'ATESTADA', { PROVISORIO: { ...termo, situacao: 'RECUSADO' } })).toEqual([]);
  });

  it('há uma medição em cada situação', () => {
    expect(new Set(metasDasMedicoes.map(({ para }) => para))).toEqual(new Set(Object.keys(situacoes)));
  });
});
