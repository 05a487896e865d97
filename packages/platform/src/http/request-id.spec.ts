import { requestId } from './request-id.ts';

const of = (given?: string) => requestId({ headers: given === undefined ? {} : { 'x-request-id': given } });

describe('o código da chamada', () => {
  it.each(['pedido-de-prova', '0af76519-16cd-43dd-8448-123456789012', 'a1.b2_c3'])('%s é mantido', given => {
    expect(of(given)).toBe(given);
  });

  it.each([undefined, 'curto', 'a'.repeat(65), 'com espaço', 'quebra\nlinha', '11144477735', 'cpf-111.444.777-35'])(
    '%s é trocado por um novo',
    given => {
      expect(of(given)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    },
  );

  it('o que Connection diz ser só deste trecho não segue', () => {
    const headers = { 'x-request-id': 'pedido-de-prova', connection: 'close, X-Request-Id' };
    expect(requestId({ headers })).not.toBe('pedido-de-prova');
  });
});
