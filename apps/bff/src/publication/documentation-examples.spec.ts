import { bffContract, bffDocument } from '../http/bff-contract.ts';
import { addressOf, bodyOf, clientOf, curlOf, exampleOf } from './documentation-examples.ts';
import { describedOperations, documentationPage } from './documentation-page.ts';
import type { Node } from './documentation-schemas.ts';

const see = (node: Node): Node =>
  typeof node.$ref === 'string'
    ? see(
        node.$ref
          .slice(2)
          .split('/')
          .reduce<unknown>((at, key) => (at as Node)[key], bffDocument) as Node,
      )
    : node;
const operations = [...describedOperations(bffDocument)];

describe('os exemplos das páginas da API', () => {
  it('o corpo de cada um é aceito pelo contrato', async () => {
    const wrong: string[] = [];
    for (const [id, described] of operations) {
      const schema = bffContract.body(id);
      const body = bodyOf(described, see);
      const result = schema && body !== undefined ? await schema['~standard'].validate(body) : undefined;
      if (result?.issues) wrong.push(`${id}: ${JSON.stringify(body)} ${JSON.stringify(result.issues[0])}`);
    }
    expect(wrong).toEqual([]);
  });

  it('o endereço de cada um é inteiro, e os parâmetros são aceitos', async () => {
    const wrong: string[] = [];
    for (const [id, described] of operations) {
      if (/[{}]/.test(addressOf(described, see))) wrong.push(`${id}: ${addressOf(described, see)}`);
      for (const place of ['path', 'query'] as const) {
        const asked = described.parameters.filter(one => one.in === place && one.required);
        const values = Object.fromEntries(asked.map(one => [one.name, String(exampleOf(one.schema, see))]));
        const result = await bffContract[place](id)['~standard'].validate(values);
        if (result.issues) wrong.push(`${id}: ${place} ${JSON.stringify(values)} ${JSON.stringify(result.issues[0])}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('dizem o que enviar, em curl e no cliente com tipos', () => {
    const of = (id: string) => describedOperations(bffDocument).get(id) as NonNullable<(typeof operations)[number][1]>;
    expect(curlOf(of('listarPedidos'), see)).toBe(
      'curl -sS "$ALIPEN/api/ms-alipen/pedidos" \\\n  -H "Authorization: Bearer $TOKEN"',
    );
    expect(clientOf(of('listarPedidos'), see)).toBe("await alipen.body(alipen.GET('/api/ms-alipen/pedidos'));");
    expect(clientOf(of('obterPedido'), see)).toBe(
      "await alipen.body(alipen.GET('/api/ms-alipen/pedidos/{pedidoId}', { params: { path: {pedidoId: 1} } }));",
    );
    expect(curlOf(of('enviarPedido'), see)).toContain('-H "Idempotency-Key: $(uuidgen)"');
    expect(curlOf(of('editarPedido'), see)).toContain(`-H 'If-Match: "1"'`);
    expect(curlOf(of('obterFotoRefeicao'), see)).toContain('curl -sS -O -J "$ALIPEN');
    expect(clientOf(of('obterFotoRefeicao'), see)).toBeUndefined();
  });

  it('cada operação da página tem o seu', () => {
    const page = documentationPage(bffDocument);
    expect(page.split('<h4>Exemplo</h4>').length - 1).toBe(operations.length);
    expect(/<script|<[^>]+\s(style|on\w+)=/.test(page)).toBe(false);
  });
});
