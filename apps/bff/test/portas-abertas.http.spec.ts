import { operations } from '@alipen/contracts/generated/operations';
import { relayOperations } from '../src/relay/relay-operation.ts';
import { Bff } from './bff.spec-kit.ts';

const PORTA = `/ms-alipen/ocorrencias/resposta/${'A'.repeat(32)}`;
const OCORRENCIA = {
  numero: '2026-00001',
  fornecedor: 'Sabor da Ilha',
  lotacao: 'UPSL 1',
  data: '2026-11-20',
  refeicao: 'Almoço',
  gravidade: 'LEVE',
  descricao: 'Chegou fria.',
  clausula: null,
  prazo: '2026-11-25T02:59:00Z',
  anexos: [],
};

describe('as portas abertas', () => {
  let bff: Bff;
  let token = '';
  beforeAll(async () => {
    bff = await Bff.start({}, relayOperations);
    token = await bff.government.token();
  });
  afterAll(() => bff.stop());
  beforeEach(() => {
    bff.government.reset();
    bff.government.json(PORTA, 200, OCORRENCIA);
  });

  it('são estas, e nenhuma outra operação é repassada sem sessão', () => {
    const abertas = relayOperations.filter(({ session }) => session !== 'required');
    expect(abertas.map(({ operationId, method }) => `${method} ${operationId}`)).toMatchInlineSnapshot(`
[
  "GET lerDeclaracaoPeloCodigo",
  "POST declararPeloCodigo",
  "GET lerListaPeloCodigo",
  "POST confirmarListaPeloCodigo",
  "POST pedirTrocaPelaLista",
  "GET lerNotaPeloCodigo",
  "POST enviarNotaPeloCodigo",
  "GET lerOcorrenciaPeloCodigo",
  "POST responderOcorrenciaPeloCodigo",
  "PUT anexarPeloCodigo",
  "GET lerNotificacaoPeloCodigo",
  "PUT devolverNotificacaoPeloCodigo",
  "GET baixarNotificacaoPeloCodigo",
  "GET lerPerguntaPeloCodigo",
  "POST responderPerguntaPeloCodigo",
  "GET lerTrocaPeloCodigo",
  "POST decidirTrocaPeloCodigo",
  "POST conferirArquivo",
  "GET verificarAssinaturasDoPapel",
  "GET provarPapelNoLivro",
  "GET verificarMedicao",
  "GET verificarMes",
  "GET verificarNotificacaoFormal",
  "GET verificarTermo",
  "GET verificarMapa",
]
`);
    const declaradas = Object.values(operations).filter(({ aberta }) => aberta);
    expect(abertas.map(({ operationId }) => operationId)).toEqual(declaradas.map(({ operationId }) => operationId));
  });

  it('nada de quem chama passa adiante', async () => {
    const answer = await bff.asBearer(token, 'GET', `/api${PORTA}`, {});
    expect(answer.status).toBe(200);
    const [visto] = bff.government.seen.filter(({ url }) => url.startsWith('/ms-alipen'));
    expect([visto?.headers.authorization, visto?.headers.cookie]).toEqual([undefined, undefined]);
  });

  it.each([
    ['lista', '/ciencia', { nome: 'Marta Lima' }, { nome: 'Marta Lima', em: '2026-11-20T17:32:00.000Z' }],
    [
      'pergunta',
      '',
      { nome: 'Marta Lima', atendimento: 'ATENDE' },
      { numero: '2026-000001', recebidaEm: '2026-11-20T17:32:00.000Z' },
    ],
  ])(
    'a palavra do fornecedor em /%s/ passa sem sessão nem quem chama; o que passa do tamanho, nem chega',
    async (porta, resto, dita, resposta) => {
      const caminho = `/ms-alipen/${porta}/${'A'.repeat(32)}${resto}`;
      bff.government.json(caminho, 200, resposta);
      const chegaram = () => bff.government.seen.filter(({ url }) => url.startsWith('/ms-alipen'));
      const grande = await bff.call('POST', `/api${caminho}`, { body: { ...dita, nome: 'x'.repeat(20_000) } });
      expect(grande.status).toBe(413);
      expect(chegaram()).toEqual([]);
      const aceita = await bff.asBearer(token, 'POST', `/api${caminho}`, { body: dita });
      expect([aceita.status, aceita.json, aceita.cookies]).toEqual([200, resposta, []]);
      expect(aceita.headers['referrer-policy']).toBe('no-referrer');
      expect(chegaram().map(({ headers }) => [headers.authorization, headers.cookie])).toEqual([
        [undefined, undefined],
      ]);
    },
  );

  it('o endereço morto diz a frase dele', async () => {
    const caminho = `/ms-alipen/pergunta/${'B'.repeat(32)}`;
    const detail = 'Este endereço não vale mais, ou nunca valeu. Fale com o atendimento.';
    bff.government.json(caminho, 404, {
      type: '/problemas/nao-encontrado',
      title: 'Não encontrado',
      status: 404,
      detail,
    });
    const morta = await bff.call('GET', `/api${caminho}`);
    expect([morta.status, morta.json.detail]).toEqual([404, detail]);
  });

  it('um token ruim não fecha a porta nem encerra sessão', async () => {
    const answer = await bff.asBearer('a.b.c', 'GET', `/api${PORTA}`, {});
    expect([answer.status, answer.cookies]).toEqual([200, []]);
  });

  it('quem bate demais espera', async () => {
    const respostas = await Promise.all(
      Array.from({ length: 70 }, () => bff.asBearer(token, 'GET', `/api${PORTA}`, {})),
    );
    const recusada = respostas.find(({ status }) => status === 429);
    expect(recusada?.json.type).toBe('/problemas/muitas-tentativas');
    expect(Number(recusada?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
