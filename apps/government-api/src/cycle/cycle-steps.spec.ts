import { operations } from '@alipen/contracts/generated/operations';
import { jest } from '@jest/globals';
import type { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Transaction } from '../database/database.ts';
import type { LiveService } from '../live/live.service.ts';
import { staleVersion } from '../versions/versions.ts';
import { Cycle } from './cycle.ts';
import { CycleSteps } from './cycle-steps.ts';

const { autoridades } = operations.enviarPedido;
const linha = { autoridades, operacao: 'enviarPedido', recusa: 'Já foi.' } as const;
const ciclo = new Cycle({
  passos: {
    abrir: { ...linha, de: [null], para: ['ABERTA'] },
    fechar: { ...linha, de: ['ABERTA'], para: ['FECHADA'] },
    vencer: { de: ['ABERTA'], para: ['FECHADA'], autoridades: [], operacao: null, acao: 'vencerTudo', recusa: '' },
  },
  situacoes: { ABERTA: { final: false }, FECHADA: { final: true } },
});
type Nome = 'abrir' | 'fechar' | 'vencer';

describe('um passo dado', () => {
  const tx = {} as Transaction;
  const feito: string[] = [];
  const recordOfAll = jest.fn(async (_tx: Transaction, linhas: readonly { acao: string; dados?: object }[]) => {
    feito.push(...linhas.map(({ acao, dados }) => `auditoria ${acao} ${JSON.stringify(dados)}`));
  });
  const changed = async () => staleVersion({ nome: 'Ana', em: new Date(0), fusoHorario: 'UTC' });
  const publish = async (_tx: Transaction, mudanca: unknown) => void feito.push(`ao vivo ${JSON.stringify(mudanca)}`);
  const steps = new CycleSteps(
    { recordOfAll, changed } as unknown as AuditTrail,
    { publish } as unknown as LiveService,
  );
  const dar = (passo: Nome, { acha = true, versao = 3, calado = false, historico = true } = {}) =>
    steps.take(tx, ciclo, {
      entidade: 'coisas',
      linha: { passo, id: 7, pessoa: null, de: 'ABERTA', para: 'FECHADA', dados: { n: 1 } },
      versao: 3,
      gravar: async guarda => {
        feito.push(`grava ${JSON.stringify(guarda)}`);
        return acha ? 'depois' : undefined;
      },
      reler: async () => ({ versao }),
      historico: historico ? async () => feito.push('história') : undefined,
      avisar: () => ({ tipo: 'fechamento', lotacaoId: 1, data: '2026-11-24' }),
      calado,
    });

  beforeEach(() => void feito.splice(0));

  it('é guardado pela identidade, pela versão e pelos estados da linha, e contado inteiro', async () => {
    expect(await dar('fechar')).toBe('depois');
    expect(feito).toEqual([
      'grava {"id":7,"versao":3,"de":["ABERTA"]}',
      'história',
      'auditoria enviarPedido {"n":1,"de":"ABERTA","para":"FECHADA"}',
      'ao vivo {"tipo":"fechamento","lotacaoId":1,"data":"2026-11-24"}',
    ]);
  });

  it('sem história própria, a auditoria fica escrita', async () => {
    await dar('fechar', { historico: false });
    expect(feito.map(linha => linha.split(' ')[0])).toEqual(['grava', 'auditoria', 'ao']);
  });

  it('o que nenhuma pessoa faz tem na auditoria o nome que a linha lhe dá', async () => {
    await dar('vencer');
    expect(feito[2]).toMatch(/^auditoria vencerTudo /);
  });

  it('o que só se guarda não é contado, mas as telas sabem', async () => {
    await dar('fechar', { calado: true });
    expect(feito.map(linha => linha.split(' ')[0])).toEqual(['grava', 'ao']);
  });

  it('onde a versão andou é 412, com quem mudou; onde só o estado é outro, 409; e nada foi contado', async () => {
    await expect(dar('fechar', { acha: false, versao: 4 })).rejects.toMatchObject({ slug: 'versao-vencida' });
    await expect(dar('fechar', { acha: false })).rejects.toMatchObject({
      slug: 'transicao-invalida',
      message: 'Já foi.',
    });
    expect(feito.filter(linha => !linha.startsWith('grava'))).toEqual([]);
  });

  it('não leva aonde a linha não leva', async () => {
    await expect(dar('abrir')).rejects.toThrow('the step abrir does not lead to FECHADA');
    expect(feito).toEqual([]);
  });
});
