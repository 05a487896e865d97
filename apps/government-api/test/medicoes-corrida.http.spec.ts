import { sql } from 'drizzle-orm';
import { assinar, darSenhas, esvaziarFechamentos, type Recusa, reabrir } from './fechamentos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { abrirDoMes, aprovada, atestar, esvaziarMedicoes, ler, MES, mesFechado } from './medicoes.cenario.ts';
import { abrirCliente, type Cliente, motivosDe, semearCenario } from './pedidos.cenario.ts';
import { esvaziar } from './recebimentos.cenario.ts';

describe('a medição ao mesmo tempo que os mapas', corridas);

const VEZES = 5;

function corridas() {
  const banco = prepararBanco();
  let cliente: Cliente;
  let motivo: number;
  beforeAll(async () => {
    await semearCenario(banco.database);
    await darSenhas(banco.database);
    cliente = await abrirCliente(banco);
    motivo = (await motivosDe(banco.database))('REABERTURA', 'ERRO_LANCAMENTO');
  });
  const limpar = async () => {
    await esvaziarMedicoes(banco.database);
    await esvaziarFechamentos(banco.database);
    await esvaziar(banco.database);
    await banco.database.execute(sql`truncate notificacoes cascade`);
  };
  beforeEach(limpar);

  it('a tarefa e a gestora abrem ao mesmo tempo: uma medição só', async () => {
    await mesFechado(cliente, banco.database);
    const abrir = () => cliente.post('gestora', '/medicoes', { contratoId: 1, mes: MES });
    const [tarefa, ...respostas] = await Promise.all([abrirDoMes(cliente), abrir(), abrir()]);
    const criadas = respostas.filter(({ status }) => status === 201).length + tarefa;
    expect(criadas).toBe(1);
    expect(respostas.every(({ status }) => [201, 409].includes(status))).toBe(true);
  });

  it('dois atestos: um vale, o outro vê a versão nova', async () => {
    await aprovada(cliente, banco.database);
    const respostas = await Promise.all([atestar(cliente, 'fiscal'), atestar(cliente, 'gestora')]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await ler(cliente)).atestos).toHaveLength(1);
  });

  it('a mesma pessoa atesta e assina pela unidade: nunca as duas coisas (R32)', async () => {
    for (let vez = 0; vez < VEZES; vez += 1) {
      await limpar();
      await aprovada(cliente, banco.database);
      const [atesto, assinatura] = await Promise.all([
        atestar(cliente, 'gestora'),
        assinar(cliente, 'gestora', 'RESPONSAVEL_UNIDADE'),
      ]);
      expect([atesto.status, assinatura.status].sort()).toEqual([200, 409]);
      const recusa = (atesto.status === 409 ? atesto.corpo : assinatura.corpo) as Recusa;
      expect(recusa.detail).toMatch(/Outra pessoa (atesta|assina)/);
    }
  });

  it('atestar e reabrir um mapa: o atesto é do mapa que vale, ou já nasce superado', async () => {
    for (let vez = 0; vez < VEZES; vez += 1) {
      await limpar();
      await aprovada(cliente, banco.database);
      const [atesto, reabertura] = await Promise.all([atestar(cliente, 'fiscal'), reabrir(cliente, motivo)]);
      expect(reabertura.status).toBe(200);
      expect([200, 409, 412]).toContain(atesto.status);
      const { resumo, atestos } = await ler(cliente);
      expect(resumo.situacao).toBe('CORRECAO_SOLICITADA');
      expect(atestos.map(({ vigencia }) => vigencia)).toEqual(atesto.status === 200 ? ['REABERTA'] : []);
    }
  });
}
