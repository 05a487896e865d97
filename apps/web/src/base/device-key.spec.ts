import { jest } from '@jest/globals';
import { createOnDevice, touchDevice } from './device-key.ts';
import { hasKeys } from './has-keys.ts';

const bytes = (...dados: number[]) => new Uint8Array(dados).buffer;
const texto = (dados: unknown) => Buffer.from(dados as ArrayBuffer).toString('base64url');
/** Bytes whose base64 has both letters that base64url exchanges. */
const DESAFIO = Buffer.from([251, 255, 190, 0]).toString('base64url');
const PEDIDO = { desafio: DESAFIO, dominio: 'alipen.gov.br', credenciais: ['AQID'], expiraEm: '2026-11-24T12:05:00Z' };

const WORDS = { nothing: 'Nada foi assinado.', instead: 'Use a senha.' };

const get = jest.fn<(pedido: CredentialRequestOptions) => Promise<unknown>>();
const create = jest.fn<(pedido: CredentialCreationOptions) => Promise<unknown>>();

describe('o pedido ao aparelho', () => {
  beforeEach(() => {
    Object.assign(window, { PublicKeyCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get, create } });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });

  it('leva o desafio ao byte e traz o que o aparelho respondeu, com a pessoa conferida', async () => {
    const response = { clientDataJSON: bytes(123, 125), authenticatorData: bytes(251, 255), signature: bytes(48) };
    get.mockResolvedValue({ id: 'AQID', response });
    expect(await touchDevice(PEDIDO, WORDS)).toEqual({
      ...{ id: 'AQID', dadosCliente: 'e30', dadosAutenticador: '-_8', assinatura: 'MA' },
    });
    const pedido = get.mock.calls[0]?.[0].publicKey;
    expect([texto(pedido?.challenge), pedido?.rpId, pedido?.userVerification]).toEqual([
      ...[DESAFIO, 'alipen.gov.br', 'required'],
    ]);
    expect(pedido?.allowCredentials?.map(({ id }) => texto(id))).toEqual(['AQID']);
  });

  it('de uma chave nova pede a pessoa conferida, e não o atestado do fabricante', async () => {
    create.mockResolvedValue({ id: 'AQ', response: { clientDataJSON: bytes(1), attestationObject: bytes(2) } });
    const pedido = { sistema: 'Alimentação', pessoa: 'AQ', nome: 'Sônia', algoritmos: [-7], existentes: [] };
    expect(await createOnDevice({ ...pedido, desafio: DESAFIO, dominio: 'alipen.gov.br' })).toEqual({
      ...{ id: 'AQ', dadosCliente: 'AQ', atestado: 'Ag' },
    });
    expect(create.mock.calls[0]?.[0].publicKey).toMatchObject({
      ...{ attestation: 'none', authenticatorSelection: { userVerification: 'required' } },
    });
  });

  it.each([
    ['NotAllowedError', /cancelado ou o tempo acabou\. Nada foi assinado\.$/],
    ['InvalidStateError', /já tem uma chave/],
    ['QualquerOutro', /não respondeu/],
  ])('a recusa %s do navegador é dita em palavras', async (nome, frase) => {
    get.mockRejectedValue(new DOMException('', nome));
    await expect(touchDevice(PEDIDO, WORDS)).rejects.toThrow(frase);
  });

  it('o pedido se retira por quem o fez', async () => {
    get.mockResolvedValue(null);
    const { signal } = new AbortController();
    await expect(touchDevice(PEDIDO, WORDS, signal)).rejects.toThrow(/não respondeu/);
    expect(get.mock.calls.at(-1)?.[0].signal).toBe(signal);
  });

  it('só se oferece em um navegador que tem chaves, em contexto seguro', () => {
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
    expect(hasKeys()).toBe(true);
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false });
    expect(hasKeys()).toBe(false);
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    expect(hasKeys()).toBe(false);
    Reflect.deleteProperty(window, 'isSecureContext');
  });

  it('o navegador sem chaves manda usar a senha', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    await expect(touchDevice(PEDIDO, WORDS)).rejects.toThrow(/Use a senha/);
  });
});
