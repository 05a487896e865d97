import type { Formulario } from '../fiscalizacoes.queries.ts';
import type { FiscalizacaoNaFila } from './fiscalizacao.delivery.ts';
import { EM_BRANCO, type Preenchimento, prepostoDe, respostasDe } from './preenchimento.model.ts';
import { paraContinuar } from './reabertura.model.ts';

const item = (codigo: string, tipo: string) => ({ codigo, tipo, titulo: codigo, obrigatorio: true, foto: 'NUNCA' });
const formulario = {
  id: 4,
  secoes: [{ itens: [item('F1', 'CONFORMIDADE'), item('B1', 'TEMPERATURA'), item('H1', 'FOTO')] }],
} as unknown as Formulario;

const CONCLUIDA_EM = '2026-11-21T12:30:00.000Z';
const antes: Preenchimento = {
  clienteUuid: '0198c1f0-0000-7000-8000-000000000001',
  fiscalizacaoId: 7,
  formularioId: 4,
  formulario,
  iniciadaEm: '2026-11-21T12:00:00.000Z',
  respostas: {
    F1: { ...EM_BRANCO, resposta: 'NAO_CONFORME', motivo: 'Tampas abertas', providencia: 'Trocadas' },
    B1: { ...EM_BRANCO, leituras: [{ preparacao: '', graus: '57,5', medidaEm: CONCLUIDA_EM }] },
    H1: { ...EM_BRANCO, fotos: ['daqui', 'de-longe'] },
  },
  horas: { F1: CONCLUIDA_EM, B1: CONCLUIDA_EM, H1: CONCLUIDA_EM },
  fotosDeLonge: [{ uuid: 'de-longe', sha256: 'b'.repeat(64), bytes: 9, contexto: 'MARMITA' }],
  assinatura: { nome: 'Fábio Fiscal', tracos: [[1, 2, 3, 4]] },
  ciencia: 'RECUSA',
  prepostoNome: 'Edinaldo Reis',
  justificativa: 'Não concorda',
  perguntando: null,
};
const preposto = prepostoDe(antes);
const concluida: Pick<FiscalizacaoNaFila, 'body' | 'photos'> = {
  photos: ['daqui'],
  body: {
    fiscalizacaoId: 7,
    conclusao: {
      clienteUuid: antes.clienteUuid,
      formularioId: 4,
      iniciadaEm: antes.iniciadaEm,
      concluidaEm: CONCLUIDA_EM,
      respostas: respostasDe(formulario, antes),
      fotosDeclaradas: [
        { uuid: 'daqui', sha256: 'a'.repeat(64), bytes: 9, contexto: 'MARMITA' },
        ...(antes.fotosDeLonge ?? []),
      ],
      assinatura: antes.assinatura,
      ...(preposto && { preposto }),
    },
  },
};

describe('a fiscalização que o servidor não aceitou', () => {
  it('reabre como estava na tela: respostas, fotos daqui e de outro aparelho, assinatura e preposto', () => {
    expect(paraContinuar(concluida, formulario)).toEqual(antes);
  });

  it('sem preposto nem traços também', () => {
    const { preposto: _, ...conclusao } = concluida.body.conclusao;
    const assinatura = { nome: 'Fábio Fiscal' };
    const item = { ...concluida, body: { ...concluida.body, conclusao: { ...conclusao, assinatura } } };
    expect(paraContinuar(item, formulario)).toMatchObject({
      assinatura: { nome: 'Fábio Fiscal', tracos: [] },
      ...{ ciencia: null, prepostoNome: '', justificativa: '' },
    });
  });
});
