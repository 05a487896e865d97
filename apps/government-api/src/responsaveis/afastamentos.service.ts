import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { inWords } from '../database/violations.ts';
import { erroDoUltimoDia } from './designacoes.rules.ts';
import { toAfastamento } from './responsaveis.mapper.ts';
import { type AfastamentoLido, ResponsaveisRepository } from './responsaveis.repository.ts';

type Schemas = components['schemas'];

/** The days in which a person is away, for every contract the person answers for. */
@Injectable()
export class AfastamentosService {
  constructor(
    private readonly database: Database,
    private readonly repository: ResponsaveisRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  registrar(pessoa: Pessoa, novo: Schemas['NovoAfastamento']): Promise<Schemas['Afastamento']> {
    const { usuarioId, inicio, fim } = novo;
    const motivo = novo.motivo.trim();
    if (fim < inicio) throw invalido('/fim', 'O afastamento não pode terminar antes de começar.');
    return this.database.transaction(async tx => {
      const ausente = await this.repository.candidate(tx, usuarioId);
      if (!ausente) throw invalido('/usuarioId', 'Esta pessoa não está cadastrada.');
      const registro = { registradoEm: this.clock.now(), registradoPor: pessoa.usuarioId };
      const id = await inWords({ afastamentos_um_por_dia: () => jaAfastado(ausente.nome) }, () =>
        this.repository.insertAbsence(tx, { usuarioId, inicio, fim, motivo, ...registro }),
      );
      await this.audit.record(tx, pessoa, {
        ...{ acao: 'registrarAfastamento', entidade: 'afastamentos', entidadeId: id },
        depois: { pessoa: ausente.nome, inicio, ultimoDia: fim, motivo },
      });
      return toAfastamento(await this.exigir(tx, id));
    });
  }

  encerrar(
    pessoa: Pessoa,
    { afastamentoId, ifMatch }: { afastamentoId: number; ifMatch: string | undefined },
    { ultimoDia }: Schemas['FimDeAfastamento'],
  ): Promise<Schemas['Afastamento']> {
    return this.database.transaction(async tx => {
      const antes = await this.exigir(tx, afastamentoId);
      const registro = { entidade: 'afastamentos', entidadeId: afastamentoId };
      await this.audit.requireVersion(tx, { ifMatch, versao: antes.versao, ...registro });
      const errors = erroDoUltimoDia(antes, ultimoDia);
      if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
      await this.repository.endAbsence(tx, afastamentoId, ultimoDia);
      await this.audit.record(tx, pessoa, {
        ...{ acao: 'encerrarAfastamento', ...registro },
        antes: { ultimoDia: antes.fim },
        depois: { ultimoDia },
      });
      return toAfastamento(await this.exigir(tx, afastamentoId));
    });
  }

  private async exigir(tx: Transaction, id: number): Promise<AfastamentoLido> {
    const lido = await this.repository.absence(tx, id);
    if (!lido) throw problema('nao-encontrado', { detail: 'Este afastamento não existe.' });
    return lido;
  }
}

const invalido = (pointer: string, detail: string) =>
  problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });
const jaAfastado = (nome: string) => {
  const detail = `${nome} já tem afastamento registrado em algum desses dias.`;
  return problema('ja-existe', { detail, errors: [{ pointer: '/inicio', detail }] });
};
