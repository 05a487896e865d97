import type { LookupAddress } from 'node:dns';
import { operations } from '@alipen/contracts/generated/operations';
import { Webhook } from 'standardwebhooks';
import { passos as passosDaFiscalizacao } from '../fiscalizacoes/fiscalizacoes.ciclo.table.ts';
import { atosDaNota } from '../notas/notas.atos.table.ts';
import { passos as passosDoPedido } from '../pedidos/pedidos.ciclo.table.ts';
import { PUBLICAR_SELO } from '../testemunhas/testemunhas.service.ts';
import { assinar, esperaDepoisDe, novoSegredo } from './webhooks.assinatura.rules.ts';
import { reachable, refusalOf } from './webhooks.endereco.rules.ts';
import { tipoDoAto, tiposPorAto } from './webhooks.tipos.table.ts';
import { EnderecoInterno, guarded } from './webhooks-chamada.ts';

describe('a assinatura', () => {
  const corpo = '{"type":"pedido.enviado","data":{"nota":"São José"}}';
  const segundos = Math.floor(Date.now() / 1000);
  const cabecalhos = (assinatura: string) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(segundos),
    'webhook-signature': assinatura,
  });

  it('é a de Standard Webhooks, conferida pela biblioteca deles, com qualquer dos dois segredos', () => {
    const [novo, antigo] = [novoSegredo(), novoSegredo()];
    const assinatura = assinar([novo, antigo], { mensagem: 'msg_1', segundos, corpo });
    expect(new Webhook(novo).verify(corpo, cabecalhos(assinatura))).toEqual(JSON.parse(corpo));
    expect(new Webhook(antigo).verify(corpo, cabecalhos(assinatura))).toEqual(JSON.parse(corpo));
  });

  it('não confere com outro segredo, outro corpo ou outra mensagem', () => {
    const segredo = novoSegredo();
    const assinatura = assinar([segredo], { mensagem: 'msg_1', segundos, corpo });
    expect(() => new Webhook(novoSegredo()).verify(corpo, cabecalhos(assinatura))).toThrow();
    expect(() => new Webhook(segredo).verify(`${corpo} `, cabecalhos(assinatura))).toThrow();
    const outra = { ...cabecalhos(assinatura), 'webhook-id': 'msg_2' };
    expect(() => new Webhook(segredo).verify(corpo, outra)).toThrow();
  });
});

describe('a espera até tentar de novo', () => {
  it('cresce de 5 segundos a um dia, e acaba depois de dez tentativas', () => {
    const esperas = Array.from({ length: 9 }, (_, at) => (esperaDepoisDe(at + 1, 0, 0.5) ?? 0) / 1000);
    expect(esperas).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    expect(esperaDepoisDe(10)).toBeUndefined();
  });

  it('varia um quinto para cada lado', () => {
    expect([esperaDepoisDe(2, 0, 0), esperaDepoisDe(2, 0, 1)]).toEqual([240_000, 360_000]);
  });

  it('respeita o que quem recebe pede, até uma hora', () => {
    expect(esperaDepoisDe(1, 120_000, 0.5)).toBe(120_000);
    expect(esperaDepoisDe(1, 1e12, 0.5)).toBe(3_600_000);
    expect(esperaDepoisDe(3, 1_000, 0.5)).toBe(1_800_000);
  });
});

describe('o endereço que se pode chamar', () => {
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.2.5',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:10.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:a00:1::',
    'não é um endereço',
  ])('%s não', address => expect(reachable(address, false)).toBe(false));

  it.each(['8.8.8.8', '172.32.0.1', '191.252.1.1', '2804:14c::1', '2600::1'])('%s sim', address =>
    expect(reachable(address, false)).toBe(true),
  );

  it('o laço local, só onde a configuração o deixa', () => {
    expect(reachable('127.0.0.1', true)).toBe(true);
    expect(reachable('::1', true)).toBe(true);
    expect(reachable('10.0.0.1', true)).toBe(false);
  });

  it.each([
    ['http://sistema.gov.br/x', /https/],
    ['ftp://sistema.gov.br/x', /https/],
    ['https://gente:senha@sistema.gov.br/', /usuário/],
    ['https://sistema.gov.br/#x', /#/],
    ['https://localhost/x', /própria máquina/],
    ['https://a.localhost/x', /própria máquina/],
    ['https://127.0.0.1/x', /própria máquina/],
    ['https://2130706433/x', /própria máquina/],
    ['https://0x7f.1/x', /própria máquina/],
    ['https://[::1]/x', /própria máquina/],
    ['https://10.0.0.1/x', /rede interna/],
    ['https://[fd00::1]/x', /rede interna/],
    ['https://169.254.169.254/latest', /rede interna/],
    ['sistema.gov.br', /inteiro/],
  ])('%s é recusado ao assinar', (url, porque) => expect(refusalOf(url, false)).toMatch(porque));

  it('https de fora é aceito; http só no laço local que a configuração deixou', () => {
    expect(refusalOf('https://sistema.gov.br:8443/alipen?x=1', false)).toBeUndefined();
    expect(refusalOf('http://127.0.0.1:9000/', true)).toBeUndefined();
    expect(refusalOf('http://sistema.gov.br/', true)).toMatch(/https/);
  });
});

describe('o nome, quando se chama', () => {
  const perguntar = (found: LookupAddress[], all = true) =>
    new Promise((feito, falhou) => {
      const ask = ((_nome: string, _opcoes: object, done: (error: null, found: LookupAddress[]) => void) =>
        done(null, found)) as never;
      guarded(false, ask)('sistema.gov.br', { all }, (error, address) => (error ? falhou(error) : feito(address)));
    });
  const fora = { address: '8.8.8.8', family: 4 };

  it('leva só aos endereços que se podem chamar, e a conexão vai a eles', async () => {
    expect(await perguntar([fora])).toEqual([fora]);
    expect(await perguntar([fora], false)).toBe('8.8.8.8');
  });

  it.each([
    ['um de dentro entre os de fora', [fora, { address: '10.0.0.1', family: 4 }]],
    ['só um de dentro', [{ address: '::ffff:127.0.0.1', family: 6 }]],
    ['nenhum', []],
  ])('%s: nada se chama', async (_nome, found) => {
    await expect(perguntar(found)).rejects.toBeInstanceOf(EnderecoInterno);
  });
});

describe('o que se conta a outros sistemas', () => {
  it('um mapa reaberto só supera a medição que estava atestada', () => {
    expect(['ATESTADA', 'APROVADA', undefined].map(de => tipoDoAto('medicoes', 'reabrirDia', de))).toEqual([
      ...['medicao.superada', undefined, undefined],
    ]);
    expect(tipoDoAto('fechamentos_mapa', 'reabrirDia')).toBe('mapa.reaberto');
  });

  it('cada ato da tabela é uma operação, ou um passo que o sistema dá sozinho', () => {
    const atos = Object.values(tiposPorAto).flatMap(Object.keys);
    const passos = {
      ...passosDoPedido,
      ...passosDaFiscalizacao,
      [atosDaNota.pessoa.RECUSADA]: true,
      [atosDaNota.fornecedor.RECUSADA]: true,
      [PUBLICAR_SELO]: true,
    };
    expect(atos.filter(ato => !Object.hasOwn(operations, ato) && !Object.hasOwn(passos, ato))).toEqual([]);
  });
});
