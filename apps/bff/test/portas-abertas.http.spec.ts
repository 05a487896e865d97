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
  "GET lerNotaPeloCodigo",
  "POST enviarNotaPeloCodigo",
  "GET lerOcorrenciaPeloCodigo",
  "POST responderOcorrenciaPeloCodigo",
  "PUT anexarPeloCodigo",
  "GET lerPerguntaPeloCodigo",
  "POST responderPerguntaPeloCodigo",
  "GET provarPapelNoLivro",
  "GET verificarMedicao",
  "GET verificarMes",
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
