import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { desafioDe } from '../chaves-pessoais/gesto.rules.ts';
import {
  credenciaisMostradas,
  desafioDito,
  desafioNovo,
  fimDoDesafio,
  LUGARES,
  maisQueASenha,
  type Porta,
  pedeChave,
} from './entrada-por-chave.rules.ts';

const porta: Porta = { segredo: 's'.repeat(43), dominio: 'alipen.gov.br', cpf: '11144477735' };
const agora = new Date('2026-11-24T12:00:00Z');
const fim = new Date('2026-11-24T12:05:00Z');
const cpfs = fc.stringMatching(/^\d{11}$/);

describe('o desafio de entrada', () => {
  it('traz o próprio fim, vale para o endereço e o CPF a que foi feito, e cada um é outro', () => {
    const { desafio, fim: dito } = desafioNovo(porta, agora);
    expect([dito, fimDoDesafio(porta, desafio), desafio.length]).toEqual([fim, fim, 56]);
    expect(desafio.toString('base64url')).toMatch(/^[A-Za-z0-9_-]{75}$/);
    expect(desafioNovo(porta, agora).desafio).not.toEqual(desafio);
  });

  it.each<[string, Partial<Porta>]>([
    ['de outro endereço', { dominio: 'outro.gov.br' }],
    ['de outro CPF', { cpf: '52998224725' }],
    ['feito com outro segredo', { segredo: 't'.repeat(43) }],
    ['que emenda o endereço ao CPF', { dominio: 'alipen.gov.b', cpf: 'r11144477735' }],
  ])('o %s não vale', (_, outra) => {
    expect(fimDoDesafio({ ...porta, ...outra }, desafioNovo(porta, agora).desafio)).toBeUndefined();
  });

  it('mudado um bit, do fim, do acaso ou do selo, não vale', () => {
    const { desafio } = desafioNovo(porta, agora);
    for (let bit = 0; bit < desafio.length * 8; bit += 1) {
      const outro = Buffer.from(desafio);
      outro[bit >> 3] = (outro[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect([bit, fimDoDesafio(porta, outro)]).toEqual([bit, undefined]);
    }
  });

  it.each<[string, Buffer]>([
    ['um desafio de mapa', desafioDe('FISCAL', createHash('sha256').update('raiz').digest())],
    ['nada', Buffer.alloc(0)],
    ['um cortado', desafioNovo(porta, agora).desafio.subarray(0, 55)],
    ['um emendado', Buffer.concat([desafioNovo(porta, agora).desafio, Buffer.alloc(1)])],
    ['acaso do mesmo tamanho', randomBytes(56)],
  ])('%s não é um', (_, desafio) => {
    expect(fimDoDesafio(porta, desafio)).toBeUndefined();
  });

  it('é lido do que o navegador diz, e do que não se lê não vem nada', () => {
    const dito = (valor: unknown) => Buffer.from(JSON.stringify(valor)).toString('base64url');
    expect(desafioDito(dito({ challenge: 'AQID' }))).toEqual(Buffer.from([1, 2, 3]));
    for (const cliente of [dito({}), dito({ challenge: 7 }), dito(null), dito([]), 'e30x', ''])
      expect(desafioDito(cliente)).toBeUndefined();
  });
});

describe('as credenciais que se mostram', () => {
  const bytes = (credencial: string) => Buffer.from(credencial, 'base64url').length;

  it('são sempre cinco, sem repetição, e as mesmas a cada vez', () => {
    fc.assert(
      fc.property(cpfs, fc.nat(7), (cpf, quantas) => {
        const minhas = Array.from({ length: quantas }, () => randomBytes(20).toString('base64url'));
        const mostradas = credenciaisMostradas({ ...porta, cpf }, minhas);
        expect([mostradas.length, new Set(mostradas).size]).toEqual([LUGARES, LUGARES]);
        expect(mostradas).toEqual(credenciaisMostradas({ ...porta, cpf }, minhas.toReversed().slice(-LUGARES)));
        for (const minha of minhas.slice(0, LUGARES)) expect(mostradas).toContain(minha);
      }),
    );
  });

  it('de quem não tem são de tamanhos que os aparelhos fazem, e outras para cada CPF', () => {
    const todas = fc.sample(cpfs, 200).flatMap(cpf => credenciaisMostradas({ ...porta, cpf }, []));
    expect(new Set(todas.map(bytes))).toEqual(new Set([16, 20, 32, 48, 64]));
    const [um, outro] = ['11144477735', '52998224725'].map(cpf => credenciaisMostradas({ ...porta, cpf }, []));
    expect(um?.filter(credencial => outro?.includes(credencial))).toEqual([]);
  });

  it('a verdadeira está em qualquer lugar da lista', () => {
    const lugares = Array.from({ length: 200 }, (_, n) => {
      const minha = randomBytes(32).toString('base64url');
      return credenciaisMostradas({ ...porta, cpf: String(n).padStart(11, '0') }, [minha]).indexOf(minha);
    });
    expect([...new Set(lugares)].toSorted()).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('a quem se pede a chave', () => {
  it.each([
    ['OPCIONAL', ['AL_GESTOR'], false],
    ['GESTORES', ['AL_FISCAL', 'AL_GESTOR'], true],
    ['GESTORES', ['AL_FISCAL'], false],
    ['TODOS', ['AL_ATENDIMENTO'], true],
  ] as const)('com %s, a %j: %s', (exigencia, authorities, pede) => {
    expect(pedeChave(exigencia, authorities)).toBe(pede);
  });

  it.each<[unknown, boolean]>([
    [['passwd', 'mfa'], true],
    [['x509'], true],
    [['hwk'], true],
    [['passwd'], false],
    [['mfa2'], false],
    ['mfa', false],
    [undefined, false],
    [[['mfa']], false],
  ])('o provedor que diz amr %j provou mais que a senha: %s', (amr, mais) => {
    expect(maisQueASenha({ amr })).toBe(mais);
  });
});
