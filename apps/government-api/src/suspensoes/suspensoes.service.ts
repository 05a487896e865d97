import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { SuspensoesAvisosService } from './suspensoes.avisos.service.ts';
import { type Escopo, SuspensoesEscopoService } from './suspensoes.escopo.service.ts';
import { toSuspensao } from './suspensoes.mapper.ts';
import { type SuspensaoLida, SuspensoesRepository } from './suspensoes.repository.ts';
import { errosDoFim, registroDe, situacaoDe } from './suspensoes.rules.ts';

type Schemas = components['schemas'];
type Nova = Schemas['NovaSuspensao'];
type Registro = Readonly<Record<string, string>>;
type Vista = { readonly suspensaoId: number; readonly ifMatch: string | undefined };

const ENTIDADE = 'suspensoes';

/** Days on which a unit's activity is suspended, as the manager writes them. */
@Injectable()
export class SuspensoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: SuspensoesRepository,
    private readonly escopo: SuspensoesEscopoService,
    private readonly avisos: SuspensoesAvisosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar(pessoa: Pessoa, lotacaoId: number): Promise<Schemas['Suspensoes']> {
    const tx = this.database;
    const { lotacao, quem } = await this.escopo.abrir(tx, pessoa, lotacaoId);
    const { id, nome, municipio, uf, ativa } = lotacao;
    const suspende = ativa && quem.papeis.includes('gestor');
    return {
      lotacao: { id, nome, municipio, uf },
      hoje: quem.hoje,
      itens: (await this.repository.ofUnit(tx, lotacaoId)).map(lida => toSuspensao(lida, quem)),
      suspende,
      pede: ativa && !suspende && quem.papeis.includes('solicitante'),
    };
  }

  suspender(pessoa: Pessoa, lotacaoId: number, nova: Nova, simular: boolean): Promise<Schemas['EfeitoDaSuspensao']> {
    return this.database.transaction(async tx => {
      const aberta = await this.escopo.abrir(tx, pessoa, lotacaoId);
      if (!simular) await this.repository.lockUnit(tx, lotacaoId);
      const escopo = await this.escopo.julgar(tx, aberta, nova);
      const efeito = await this.escopo.efeito(tx, escopo, nova.cancelarForaDoLimite ?? false);
      if (simular) return this.escopo.toEfeito(tx, escopo, efeito, null);
      const id = await this.repository.insert(tx, {
        ...{ ...escopo, fimPrevisto: escopo.fim, situacao: 'VALENDO' },
        ...{ registradaEm: this.clock.now(), registradaPor: pessoa.usuarioId },
      });
      const feito = await this.escopo.aplicar(tx, pessoa, id, efeito, escopo);
      const suspensao = await this.escopo.exigir(tx, id);
      const { nomes } = aberta.quem;
      await this.anotar(tx, pessoa, 'suspenderAtividade', suspensao, { depois: registroDe(suspensao, nomes) });
      await this.avisos.suspensa(tx, { lotacao: aberta.lotacao, suspensao }, nomes);
      return this.escopo.toEfeito(tx, escopo, feito, { id, quem: aberta.quem });
    });
  }

  /** Only what has not begun: the orders that it had cancelled stay so, and the freed days are asked for again. */
  corrigir(pessoa: Pessoa, vista: Vista, nova: Nova, simular: boolean): Promise<Schemas['EfeitoDaSuspensao']> {
    return this.database.transaction(async tx => {
      const { antes, aberta } = await this.tomar(tx, pessoa, vista);
      if (situacaoDe(antes, aberta.quem.hoje) !== 'FUTURA') {
        throw problema('transicao-invalida', { detail: 'Só se corrige a suspensão que ainda não começou.' });
      }
      const escopo = await this.escopo.julgar(tx, aberta, nova, { menos: antes.id });
      const efeito = await this.escopo.efeito(tx, escopo, nova.cancelarForaDoLimite ?? false);
      if (simular) return this.escopo.toEfeito(tx, escopo, efeito, null);
      await this.repository.update(tx, antes.id, { ...paraSalvar(escopo), fimPrevisto: escopo.fim });
      const feito = await this.escopo.aplicar(tx, pessoa, antes.id, efeito, escopo);
      const suspensao = await this.escopo.exigir(tx, antes.id);
      const { nomes } = aberta.quem;
      await this.anotar(tx, pessoa, 'corrigirSuspensao', suspensao, {
        antes: registroDe(antes, nomes),
        depois: registroDe(suspensao, nomes),
      });
      await this.avisos.suspensa(tx, { lotacao: aberta.lotacao, suspensao }, nomes);
      return this.escopo.toEfeito(tx, escopo, feito, { id: antes.id, quem: aberta.quem });
    });
  }

  encerrar(pessoa: Pessoa, vista: Vista, { ultimoDia }: Schemas['FimDeSuspensao']): Promise<Schemas['Suspensao']> {
    return this.database.transaction(async tx => {
      const { antes, aberta } = await this.tomar(tx, pessoa, vista);
      const { quem, lotacao } = aberta;
      const situacao = situacaoDe(antes, quem.hoje);
      if (situacao !== 'FUTURA' && situacao !== 'EM_CURSO') {
        throw problema('transicao-invalida', { detail: 'Esta suspensão não está valendo.' });
      }
      const errors = errosDoFim(antes, ultimoDia, quem.hoje);
      if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
      const encerrada = { encerradaEm: this.clock.now(), encerradaPor: pessoa.usuarioId };
      await this.repository.update(tx, antes.id, { fim: ultimoDia, ...encerrada });
      const suspensao = await this.escopo.exigir(tx, antes.id);
      const mudou = { antes: { ultimoDia: antes.fim }, depois: { ultimoDia } };
      await this.anotar(tx, pessoa, 'encerrarSuspensao', suspensao, mudou);
      await this.avisos.retomada(tx, { lotacao, suspensao });
      return toSuspensao(suspensao, quem);
    });
  }

  /** The unit first, as whoever suspends it or sends its orders does. */
  private async tomar(tx: Transaction, pessoa: Pessoa, { suspensaoId, ifMatch }: Vista) {
    const { lotacaoId } = await this.escopo.exigir(tx, suspensaoId);
    const aberta = await this.escopo.abrir(tx, pessoa, lotacaoId);
    await this.repository.lockUnit(tx, lotacaoId);
    await this.repository.lock(tx, suspensaoId);
    const antes = await this.escopo.exigir(tx, suspensaoId);
    const { versao } = antes;
    const { fusoHorario } = aberta.lotacao;
    await this.audit.requireVersion(tx, { ifMatch, versao, entidade: ENTIDADE, entidadeId: suspensaoId, fusoHorario });
    return { antes, aberta };
  }

  private anotar(
    tx: Transaction,
    pessoa: Pessoa,
    acao: 'suspenderAtividade' | 'corrigirSuspensao' | 'encerrarSuspensao',
    { id, lotacaoId }: SuspensaoLida,
    mudou: { antes?: Registro; depois: Registro },
  ): Promise<void> {
    return this.audit.recordAll(tx, pessoa, [
      { acao, entidade: ENTIDADE, entidadeId: id, ...mudou },
      { acao, entidade: 'lotacoes', entidadeId: lotacaoId, ...mudou },
    ]);
  }
}

const paraSalvar = ({ inicio, fim, refeicaoIds, publicoIds, motivo }: Escopo) => ({
  ...{ inicio, fim, refeicaoIds, publicoIds, motivo },
});
