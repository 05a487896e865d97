import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { SuspensoesAvisosService } from './suspensoes.avisos.service.ts';
import { SuspensoesEscopoService } from './suspensoes.escopo.service.ts';
import { toSuspensao } from './suspensoes.mapper.ts';
import { type SuspensaoLida, SuspensoesRepository } from './suspensoes.repository.ts';
import { deHojeEmDiante, registroDe } from './suspensoes.rules.ts';

type Schemas = components['schemas'];
type Vista = { readonly suspensaoId: number; readonly ifMatch: string | undefined };

const ENTIDADE = 'suspensoes';

/** A suspension that the unit asks for: it changes nothing until the manager approves it. */
@Injectable()
export class SuspensoesPedidasService {
  constructor(
    private readonly database: Database,
    private readonly repository: SuspensoesRepository,
    private readonly escopo: SuspensoesEscopoService,
    private readonly avisos: SuspensoesAvisosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  pedir(pessoa: Pessoa, lotacaoId: number, dita: Schemas['SuspensaoPedida']): Promise<Schemas['Suspensao']> {
    return this.database.transaction(async tx => {
      const { lotacao, quem } = await this.escopo.abrir(tx, pessoa, lotacaoId);
      await this.repository.lockUnit(tx, lotacaoId);
      const escopo = await this.escopo.julgar(tx, { lotacao, quem }, dita, { pedidas: true });
      const id = await this.repository.insert(tx, {
        ...{ ...escopo, fimPrevisto: escopo.fim, situacao: 'PEDIDA' },
        ...{ registradaEm: this.clock.now(), registradaPor: pessoa.usuarioId },
      });
      const suspensao = await this.escopo.exigir(tx, id);
      await this.anotar(tx, pessoa, 'pedirSuspensao', suspensao, registroDe(suspensao, quem.nomes));
      await this.avisos.pedida(tx, { lotacao, suspensao }, quem.nomes);
      return toSuspensao(suspensao, quem);
    });
  }

  /** What was asked for days that have passed meanwhile begins today. */
  decidir(
    pessoa: Pessoa,
    vista: Vista,
    dita: Schemas['DecisaoDaSuspensao'],
    simular: boolean,
  ): Promise<Schemas['EfeitoDaSuspensao']> {
    return this.database.transaction(async tx => {
      const { pedida, aberta } = await this.tomar(tx, pessoa, vista);
      const { lotacao, quem } = aberta;
      const resposta = dita.resposta?.trim() || null;
      if (!dita.aprovada) return this.recusar(tx, pessoa, { pedida, aberta, resposta, simular });
      const inicio = deHojeEmDiante(pedida, quem.hoje);
      if (pedida.fim < inicio) {
        throw problema('transicao-invalida', { detail: 'Os dias pedidos já passaram: recuse o pedido.' });
      }
      const { fim, motivo, refeicaoIds, publicoIds } = pedida;
      const escopo = await this.escopo.julgar(
        ...([tx, aberta] as const),
        {
          ...{ inicio, fim, motivo },
          ...(refeicaoIds.length && { refeicoes: refeicaoIds }),
          ...(publicoIds.length && { publicos: publicoIds }),
        },
        { menos: pedida.id },
      );
      const efeito = await this.escopo.efeito(tx, escopo, dita.cancelarForaDoLimite ?? false);
      if (simular) return this.escopo.toEfeito(tx, escopo, efeito, null);
      await this.repository.update(tx, pedida.id, { inicio, situacao: 'VALENDO', resposta, ...this.decidida(pessoa) });
      const feito = await this.escopo.aplicar(tx, pessoa, pedida.id, efeito, escopo);
      const suspensao = await this.escopo.exigir(tx, pedida.id);
      const registro = { ...registroDe(suspensao, quem.nomes), resposta: resposta ?? 'Aprovada' };
      await this.anotar(tx, pessoa, 'decidirSuspensao', suspensao, registro);
      await this.avisos.decidida(tx, { lotacao, suspensao });
      await this.avisos.suspensa(tx, { lotacao, suspensao }, quem.nomes);
      return this.escopo.toEfeito(tx, escopo, feito, { id: pedida.id, quem });
    });
  }

  desistir(pessoa: Pessoa, vista: Vista): Promise<Schemas['Suspensao']> {
    return this.database.transaction(async tx => {
      const { pedida, aberta } = await this.tomar(tx, pessoa, vista);
      await this.repository.update(tx, pedida.id, { situacao: 'DESISTIDA', ...this.decidida(pessoa) });
      const suspensao = await this.escopo.exigir(tx, pedida.id);
      await this.anotar(tx, pessoa, 'desistirSuspensao', suspensao, registroDe(suspensao, aberta.quem.nomes));
      await this.avisos.decidida(tx, { lotacao: aberta.lotacao, suspensao });
      return toSuspensao(suspensao, aberta.quem);
    });
  }

  private async recusar(
    tx: Transaction,
    pessoa: Pessoa,
    {
      pedida,
      aberta,
      resposta,
      simular,
    }: Awaited<ReturnType<SuspensoesPedidasService['tomar']>> & {
      resposta: string | null;
      simular: boolean;
    },
  ): Promise<Schemas['EfeitoDaSuspensao']> {
    if (!resposta) {
      const detail = 'Diga por que a suspensão é recusada.';
      throw problema('dados-invalidos', { detail, errors: [{ pointer: '/resposta', detail }] });
    }
    const nada = { pedidos: [], aEnviar: 0 };
    if (simular) return this.escopo.toEfeito(tx, pedida, nada, null);
    await this.repository.update(tx, pedida.id, { situacao: 'RECUSADA', resposta, ...this.decidida(pessoa) });
    const suspensao = await this.escopo.exigir(tx, pedida.id);
    const registro = { ...registroDe(suspensao, aberta.quem.nomes), resposta };
    await this.anotar(tx, pessoa, 'decidirSuspensao', suspensao, registro);
    await this.avisos.decidida(tx, { lotacao: aberta.lotacao, suspensao });
    await this.avisos.recusada(tx, { lotacao: aberta.lotacao, suspensao });
    return this.escopo.toEfeito(tx, pedida, nada, { id: pedida.id, quem: aberta.quem });
  }

  private async tomar(tx: Transaction, pessoa: Pessoa, { suspensaoId, ifMatch }: Vista) {
    const { lotacaoId } = await this.escopo.exigir(tx, suspensaoId);
    const aberta = await this.escopo.abrir(tx, pessoa, lotacaoId);
    await this.repository.lockUnit(tx, lotacaoId);
    await this.repository.lock(tx, suspensaoId);
    const pedida = await this.escopo.exigir(tx, suspensaoId);
    const { versao, situacao } = pedida;
    await this.audit.requireVersion(tx, {
      ...{ ifMatch, versao, entidade: ENTIDADE, entidadeId: suspensaoId },
      fusoHorario: aberta.lotacao.fusoHorario,
    });
    if (situacao !== 'PEDIDA') throw problema('transicao-invalida', { detail: 'Esta suspensão já foi decidida.' });
    return { pedida, aberta };
  }

  private decidida({ usuarioId }: Pessoa) {
    return { decididaEm: this.clock.now(), decididaPor: usuarioId };
  }

  private anotar(
    tx: Transaction,
    pessoa: Pessoa,
    acao: 'pedirSuspensao' | 'decidirSuspensao' | 'desistirSuspensao',
    { id, lotacaoId }: SuspensaoLida,
    dados: Readonly<Record<string, string>>,
  ): Promise<void> {
    return this.audit.recordAll(tx, pessoa, [
      { acao, entidade: ENTIDADE, entidadeId: id, dados },
      { acao, entidade: 'lotacoes', entidadeId: lotacaoId, dados },
    ]);
  }
}
