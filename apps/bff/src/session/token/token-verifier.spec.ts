import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { base64url, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { canonicalToken, InvalidToken, type TokenRules, verifyToken } from './token-verifier.ts';

const ALGORITHMS = ['ES256', 'RS256'];
const claims = { nome: 'Ana', matricula: '1', nome_lotacao_real: 'Unidade', authorities: ['SOLICITANTE'] };
const now = () => Math.floor(Date.now() / 1000);

const keys = await generateKeyPair('ES256', { extractable: true });
const other = await generateKeyPair('ES256');
const key = async () => keys.publicKey;
const rules: TokenRules = { algorithms: ALGORITHMS, issuer: undefined };

const sign = (header: object = {}, payload: object = {}, privateKey = keys.privateKey) =>
  new SignJWT({ exp: now() + 600, iat: now(), ...claims, ...payload })
    .setProtectedHeader({ alg: 'ES256', ...header })
    .sign(privateKey, { crit: { b64: true } });

const encode = (value: object): string => base64url.encode(JSON.stringify(value));
const forge = (header: object, signature = 'AAAA'): string =>
  `${encode(header)}.${encode({ exp: now() + 600, ...claims })}.${signature}`;

const refused = (token: string, own = rules) => expect(verifyToken(token, key, own)).rejects.toThrow(InvalidToken);

describe('a conferência do token', () => {
  it('aceita o token bom e guarda só o que conhece', async () => {
    const token = await sign({}, { admin: true, cpf: '11144477735' });
    const { usuario, revocationKey } = await verifyToken(token, key, rules);
    expect(usuario).toEqual({ nome: 'Ana', matricula: '1', nomeLotacaoReal: 'Unidade', authorities: ['SOLICITANTE'] });
    expect(revocationKey).toMatch(/^[\w-]{43}$/);
  });

  it('nunca aceita alg none, em nenhuma grafia', async () => {
    for (const alg of ['none', 'None', 'NONE', 'nOnE', '']) {
      await refused(forge({ alg }));
      await refused(`${encode({ alg })}.${encode(claims)}.`);
    }
  });

  it('não confunde a chave pública com um segredo', async () => {
    const pem = await exportSPKI(keys.publicKey);
    for (const secret of [pem, pem.trim(), pem.replaceAll('\n', '')]) {
      const text = `${encode({ alg: 'HS256' })}.${encode({ exp: now() + 600, ...claims })}`;
      await refused(`${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`);
    }
  });

  it('recusa outra chave, e algoritmo que não é o da chave', async () => {
    await refused(await sign({}, {}, other.privateKey));
    const [, payload, signature] = (await sign()).split('.');
    await refused(`${encode({ alg: 'RS256' })}.${payload}.${signature}`);
    await refused(`${encode({ alg: 'ES384' })}.${payload}.${signature}`);
  });

  it.each(['jku', 'x5u', 'x5c', 'jwk', 'crit'])('recusa token que traz %s, ainda que bem assinado', async name => {
    await refused(
      await sign({
        [name]: name === 'crit' ? ['b64'] : 'https://mau.example',
        ...(name === 'crit' ? { b64: true } : {}),
      }),
    );
  });

  it('recusa assinatura de r e s nulos', async () => {
    await refused(forge({ alg: 'ES256' }, base64url.encode(new Uint8Array(64))));
  });

  it('exige exp, e que a vida não passe de um dia', async () => {
    await refused(await sign({}, { exp: undefined }));
    await refused(await sign({}, { exp: now() + 100_000 }));
    await refused(await sign({}, { exp: 'amanhã' }));
    await refused(await sign({}, { nbf: now() + 600 }));
  });

  it('confere o emissor quando configurado', async () => {
    const issued = { algorithms: ALGORITHMS, issuer: 'governo' };
    await refused(await sign({}, { iss: 'outro' }), issued);
    await refused(await sign(), issued);
    await expect(verifyToken(await sign({}, { iss: 'governo' }), key, issued)).resolves.toBeDefined();
  });

  it.each([
    ['authorities ausente', { authorities: undefined }],
    ['authorities texto', { authorities: 'AL_GESTOR' }],
    ['authorities minúscula', { authorities: ['al_gestor'] }],
    ['65 authorities', { authorities: Array.from({ length: 65 }, (_, at) => `A${at}`) }],
    ['nome número', { nome: 1 }],
    ['nome longo', { nome: 'x'.repeat(201) }],
    ['lotação ausente', { nome_lotacao_real: undefined }],
  ])('recusa forma errada: %s', async (_name, payload) => refused(await sign({}, payload)));
});

describe('a forma canônica', () => {
  it('um token tem um só texto', async () => {
    const token = await sign();
    const [header = '', payload = '', signature = ''] = token.split('.');
    expect(canonicalToken(token, ALGORITHMS)).toBeDefined();
    const others = [
      ` ${token}`,
      `${token} `,
      `${token}=`,
      `${token}.`,
      `${header}..${signature}`,
      `${header}.${payload}`,
      `${header}.${payload}.${signature}.x`,
      `${header}\n.${payload}.${signature}`,
      `${header}.${payload}.${signature.replaceAll('-', '+').replaceAll('_', '/')}+`,
      'x'.repeat(9000),
    ];
    for (const text of others) expect(canonicalToken(text, ALGORITHMS)).toBeUndefined();
  });

  it('recusa bits que sobram no último caractere', async () => {
    const token = await sign();
    const last = token.at(-1) ?? '';
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const twins = [...alphabet].filter(letter => letter !== last).map(letter => token.slice(0, -1) + letter);
    const sameBytes = twins.filter(twin =>
      Buffer.from(twin.split('.')[2] ?? '', 'base64url').equals(Buffer.from(token.split('.')[2] ?? '', 'base64url')),
    );
    expect(sameBytes.length).toBeGreaterThan(0);
    for (const twin of sameBytes) expect(canonicalToken(twin, ALGORITHMS)).toBeUndefined();
  });

  it('aguenta qualquer texto sem quebrar', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (a, b, c) => {
        expect(canonicalToken(`${a}.${b}.${c}`, ALGORITHMS)).toBeUndefined();
        expect(canonicalToken([a, b, c].map(part => base64url.encode(part)).join('.'), ALGORITHMS)).toBeUndefined();
      }),
    );
  });
});
