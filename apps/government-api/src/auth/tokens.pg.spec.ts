import { jest } from '@jest/globals';
import { type CryptoKey, exportSPKI, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { prepararBanco } from '../../test/kit/banco.ts';
import { Clock } from '../clock/clock.ts';
import { SigningKeysRepository } from './signing-keys.repository.ts';
import { SigningKeysService } from './signing-keys.service.ts';
import { TokensService } from './tokens.service.ts';

class RelogioParado extends Clock {
  instante = new Date('2026-11-20T12:00:00Z');
  override now(): Date {
    return this.instante;
  }
  avancar(segundos: number): void {
    this.instante = new Date(this.instante.getTime() + segundos * 1000);
  }
}

const DIA = 86_400;
const pessoa = {
  usuarioId: 42,
  nome: 'Marina Duarte',
  matricula: '204817',
  authorities: ['AL_GESTOR', 'SOLICITANTE'],
  lotacaoId: 3,
  nomeLotacao: 'Unidade São Lourenço',
};
const identidade = { ...pessoa, nomeLotacao: undefined };
const parte = (valor: unknown) => Buffer.from(JSON.stringify(valor)).toString('base64url');

describe('tokens', () => {
  const banco = prepararBanco();
  const novo = (clock: Clock) => {
    const keys = new SigningKeysService(banco.database, new SigningKeysRepository(), clock);
    return { keys, tokens: new TokensService(keys, clock, 'emissor') };
  };

  it('quem entra recebe um token com o que o produto promete, sem o CPF', async () => {
    const token = await novo(new RelogioParado()).tokens.issue(pessoa);
    const [cabecalho, corpo] = token.split('.').map(texto => Buffer.from(texto, 'base64url').toString());
    expect(JSON.parse(cabecalho ?? '')).toEqual({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) });
    expect(JSON.parse(corpo ?? '')).toEqual({
      nome: 'Marina Duarte',
      matricula: '204817',
      nome_lotacao_real: 'Unidade São Lourenço',
      authorities: ['AL_GESTOR', 'SOLICITANTE'],
      lotacao_id: 3,
      iss: 'emissor',
      sub: '42',
      iat: 1795176000,
      exp: 1795176000 + DIA,
      jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('o token vale até exp e nem um segundo mais, também o já conferido', async () => {
    const clock = new RelogioParado();
    const { tokens } = novo(clock);
    const token = await tokens.issue(pessoa);
    expect(await tokens.verify(token)).toMatchObject(JSON.parse(JSON.stringify(identidade)));
    clock.avancar(DIA - 1);
    expect(await tokens.verify(token)).toBeDefined();
    clock.avancar(1);
    expect(await tokens.verify(token)).toBeUndefined();
    expect(await novo(clock).tokens.verify(token)).toBeUndefined();
  });

  it('um token conferido não se confere de novo', async () => {
    const { keys, tokens } = novo(new RelogioParado());
    const token = await tokens.issue(pessoa);
    const consultas = jest.spyOn(keys, 'verifying');
    await tokens.verify(token);
    await tokens.verify(token);
    expect(consultas).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['vazio', async () => ''],
    ['sem assinatura', async (token: string) => `${token.split('.').slice(0, 2).join('.')}.`],
    ['com alg none', async (t: string) => `${parte({ alg: 'none' })}.${t.split('.')[1]}.`],
    ['com preenchimento', async (token: string) => `${token}=`],
    ['entre aspas', async (token: string) => `"${token}"`],
    [
      'com outro corpo',
      async (t: string) => [t.split('.')[0], parte({ sub: '1', exp: 9e9 }), t.split('.')[2]].join('.'),
    ],
    ['longo demais', async (token: string) => token + 'A'.repeat(9000)],
  ])('recusa o token %s', async (_nome, forjar) => {
    const { tokens } = novo(new RelogioParado());
    expect(await tokens.verify(await forjar(await tokens.issue(pessoa)))).toBeUndefined();
  });

  it('recusa assinaturas de outra chave, de HMAC com a chave pública, de outro emissor e cabeçalhos que trazem chave', async () => {
    const clock = new RelogioParado();
    const { keys, tokens } = novo(clock);
    const { signing, jwks } = await keys.current();
    const alheia = await generateKeyPair('ES256');
    const publica = (await importJWK(jwks[0] as JWK, 'ES256', { extractable: true })) as CryptoKey;
    const segredo = new TextEncoder().encode(await exportSPKI(publica));
    const token = (chave: CryptoKey | Uint8Array, alg = 'ES256', issuer = 'emissor', extra: object = {}) =>
      new SignJWT({ nome: 'a', matricula: '1', authorities: ['AL_GESTOR'], lotacao_id: null })
        .setProtectedHeader({ alg, kid: signing.kid, ...extra })
        .setIssuer(issuer)
        .setSubject('1')
        .setJti('x')
        .setIssuedAt(clock.now())
        .setExpirationTime(new Date(clock.now().getTime() + 60_000))
        .sign(chave);
    const nossa = signing.key as CryptoKey;
    expect(await tokens.verify(await token(nossa))).toBeDefined();
    expect(await tokens.verify(await token(alheia.privateKey))).toBeUndefined();
    expect(await tokens.verify(await token(segredo, 'HS256'))).toBeUndefined();
    expect(await tokens.verify(await token(nossa, 'ES256', 'outro'))).toBeUndefined();
    expect(await tokens.verify(await token(nossa, 'ES256', 'emissor', { jku: 'https://x.invalid' }))).toBeUndefined();
  });

  it('na rotação a chave nova assina e a velha continua publicada até vencer o último token dela', async () => {
    const clock = new RelogioParado();
    const { keys, tokens } = novo(clock);
    const outroProcesso = novo(clock);
    await outroProcesso.keys.current();
    const antigo = await tokens.issue(pessoa);
    const antes = (await keys.current()).signing.kid;
    const depois = await keys.rotate();
    expect((await keys.current()).signing.kid).toBe(depois);
    expect((await keys.current()).jwks.map(jwk => jwk.kid)).toEqual([depois, antes]);
    expect(await tokens.verify(antigo)).toBeDefined();
    clock.avancar(6);
    expect(await outroProcesso.tokens.verify(await tokens.issue(pessoa))).toBeDefined();
    clock.avancar(DIA + 700);
    expect((await keys.current()).jwks.map(jwk => jwk.kid)).toEqual([depois]);
  });

  it('a chave privada não sai no conjunto publicado', async () => {
    const { jwks } = await novo(new RelogioParado()).keys.current();
    for (const jwk of jwks) expect(Object.keys(jwk).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  });

  it('processos que partem juntos ficam com a mesma chave', async () => {
    const clock = new RelogioParado();
    await banco.connection.withSession(session => session.exec('delete from chaves_assinatura'));
    const partidas = 4;
    const kids = await Promise.all(
      Array.from({ length: partidas }, async () => (await novo(clock).keys.current()).signing.kid),
    );
    expect(new Set(kids).size).toBe(1);
  });
});
