import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { addDays, Clock } from '../clock/clock.ts';
import { horaEm } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { LiveService } from '../live/live.service.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { PedidosService } from '../pedidos/pedidos.service.ts';
import type { FiltroDaFila, LimitePorFuso } from './atendimentos.fila.query.ts';
import { acoesDe, toAtendimentoDaFila, toContato } from './atendimentos.mapper.ts';
import { AtendimentosRepository, type Chave, type Pagina } from './atendimentos.repository.ts';
import { vivasDesde } from './em-uso.rules.ts';
import { EmUsoService } from './em-uso.service.ts';

type Schemas = components['schemas'];
type Filtro = Pick<FiltroDaFila, 'data' | 'caso' | 'responsavel' | 'uf' | 'busca'>;
export type BuscaAtendimentos = Filtro & Pagina;

const ENTIDADE = 'atendimentos';

@Injectable()
export class AtendimentosService {
  constructor(
    private readonly emUso: EmUsoService,
    private readonly database: Database,
    private readonly repository: AtendimentosRepository,
    private readonly lotacoes: LotacoesService,
    private readonly pedidos: PedidosService,
    private readonly audit: AuditTrail,
    private readonly live: LiveService,
    private readonly clock: Clock,
  ) {}

  encerrarPresencas(): Promise<number> {
    return this.emUso.encerrarVencidas();
  }

  async listar(
    pessoa: Pessoa,
    { ordem, pagina, tamanho, ...busca }: BuscaAtendimentos,
  ): Promise<Schemas['PaginaAtendimentos']> {
    const agora = this.clock.now();
    const limites = await this.limites(this.database, busca.data);
    const filtro = { ...busca, limites, usuarioId: pessoa.usuarioId };
    const pedida = { ordem, pagina, tamanho };
    const { itens, total } = await this.repository.findPage(this.database, filtro, pedida, vivasDesde(agora));
    const porCaso: Schemas['ContagemPorCaso'] = { SEM_PEDIDO: 0, DEVOLVIDO: 0, A_TRATAR: 0, TRATADO: 0 };
    for (const { caso, quantos } of await this.repository.countByCase(this.database, filtro)) porCaso[caso] = quantos;
    return {
      itens: itens.map(linha => toAtendimentoDaFila(linha, busca.data, pessoa)),
      total,
      pagina,
      tamanho,
      porCaso,
      proximoPrazoEm: await this.proximoPrazo(busca.data, limites, agora),
    };
  }

  obter(pessoa: Pessoa, chave: Chave): Promise<Schemas['Atendimento']> {
    return this.ler(this.database, pessoa, chave);
  }

  assumir(
    pessoa: Pessoa,
    { deOutraPessoa = false, ...chave }: Chave & { deOutraPessoa?: boolean },
  ): Promise<Schemas['Atendimento']> {
    return this.database.transaction(async tx => {
      const antes = await this.ler(tx, pessoa, chave);
      if (antes.responsavel?.eu) return antes;
      const { usuarioId } = pessoa;
      const dela = await this.repository.assign(tx, { ...chave, usuarioId, em: this.clock.now(), deOutraPessoa });
      const depois = await this.ler(tx, pessoa, chave);
      if (!dela) throw jaAssumido(depois);
      await this.anotar(tx, pessoa, 'assumirAtendimento', chave, {
        ...(antes.responsavel && { estavaCom: antes.responsavel.nome }),
      });
      return depois;
    });
  }

  liberar(pessoa: Pessoa, chave: Chave): Promise<Schemas['Atendimento']> {
    return this.database.transaction(async tx => {
      const antes = await this.ler(tx, pessoa, chave);
      if (antes.responsavel === null) return antes;
      if (!(await this.repository.release(tx, chave, pessoa.usuarioId))) throw jaAssumido(antes);
      await this.anotar(tx, pessoa, 'liberarAtendimento', chave, {});
      return this.ler(tx, pessoa, chave);
    });
  }

  contatar(
    pessoa: Pessoa,
    { lotacaoId, data, resultado, nota }: Schemas['NovoContato'] & { lotacaoId: number },
  ): Promise<Schemas['Atendimento']> {
    return this.database.transaction(async tx => {
      await this.lotacoes.exigir(tx, lotacaoId, pessoa);
      const chave = { lotacaoId, data };
      const em = this.clock.now();
      const { usuarioId } = pessoa;
      await this.repository.addContact(tx, { ...chave, em, usuarioId, resultado, nota: nota?.trim() || null });
      await this.anotar(tx, pessoa, 'registrarContato', chave, { resultado });
      return this.ler(tx, pessoa, chave);
    });
  }

  private async ler(tx: Transaction, pessoa: Pessoa, { lotacaoId, data }: Chave): Promise<Schemas['Atendimento']> {
    await this.lotacoes.exigir(tx, lotacaoId, pessoa);
    const filtro = { data, lotacaoId, limites: await this.limites(tx, data), usuarioId: pessoa.usuarioId };
    const uma = { ordem: 'prazo', pagina: 1, tamanho: 1 } as const;
    const [linha] = (await this.repository.findPage(tx, filtro, uma, vivasDesde(this.clock.now()))).itens;
    if (!linha) throw problema('nao-encontrado', { detail: `A lotação ${lotacaoId} não existe.` });
    const caso = toAtendimentoDaFila(linha, data, pessoa);
    const contatos = await this.repository.contactsOf(tx, { lotacaoId, data });
    return { ...caso, historico: contatos.map(toContato), acoes: acoesDe(caso, pessoa) };
  }

  private async limites(tx: Transaction, data: string): Promise<LimitePorFuso> {
    return this.pedidos.limitesDoDia(tx, data, await this.repository.zones(tx));
  }

  private async proximoPrazo(data: string, limites: LimitePorFuso, agora: Date): Promise<string | null> {
    const proximo = (porFuso: LimitePorFuso) =>
      [...porFuso.values()].filter(limite => limite >= agora).sort((a, b) => a.getTime() - b.getTime())[0];
    const deste = proximo(limites);
    return (deste ?? proximo(await this.limites(this.database, addDays(data, 1))))?.toISOString() ?? null;
  }

  private async anotar(tx: Transaction, pessoa: Pessoa, acao: string, chave: Chave, dados: Record<string, unknown>) {
    const { lotacaoId, data } = chave;
    await this.live.publish(tx, { tipo: 'atendimento', lotacaoId, data });
    const entidadeId = `${chave.lotacaoId}:${chave.data}`;
    await this.audit.record(tx, pessoa, { acao, entidade: ENTIDADE, entidadeId, dados: { ...chave, ...dados } });
  }
}

function jaAssumido({ responsavel, fusoHorario }: Schemas['Atendimento']) {
  const desde = responsavel && horaEm(new Date(responsavel.desde), fusoHorario);
  return problema('conflito', { detail: `Este caso está com ${responsavel?.nome} desde ${desde}.` });
}
