import type { components } from '@alipen/contracts/generated/government-api';
import { type ErroDeCampo, problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { addDays, Clock } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { avisosDosHorarios, errosDosHorarios, type Horarios, horariosDe } from './horarios.rules.ts';
import { TiposAlimentacaoCadastroRepository } from './tipos-alimentacao.cadastro.repository.ts';
import type { Escrita } from './tipos-alimentacao.cadastro.service.ts';
import { type Lidos, TiposAlimentacaoLeituraService } from './tipos-alimentacao.leitura.service.ts';
import { horariosNoDia, janelasNoDia, proximaDepoisDe } from './vigencias.rules.ts';

type Schemas = components['schemas'];
type Detalhado = Schemas['TipoAlimentacaoDetalhado'];
type NaVersao = Escrita & { valeDe: string };

/** Hours and limits from a date on. The past never changes: yesterday's delay is judged by yesterday's hours. */
@Injectable()
export class TiposAlimentacaoVigenciasService {
  constructor(
    private readonly database: Database,
    private readonly repository: TiposAlimentacaoCadastroRepository,
    private readonly leitura: TiposAlimentacaoLeituraService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async simular(id: number, { valeDe, horarios }: Schemas['NovaVigenciaTipo']): Promise<Schemas['ImpactoVigencia']> {
    const { lido, todos, hoje } = await this.leitura.exigir(this.database, id);
    recusar([...errosDoDia(valeDe, hoje), ...errosDosHorarios(horarios, '/horarios')]);
    const proxima = proximaDepoisDe(lido, valeDe);
    const ate = proxima && addDays(proxima, -1);
    const { unidades, rascunhos, enviados } = await this.repository.impact(this.database, id, { de: valeDe, ate });
    const avisos = avisosDosHorarios(horarios, janelasNoDia(todos, valeDe, id));
    return { valeDe, ate, unidades, rascunhos, enviados, avisos };
  }

  criar(pessoa: Pessoa, escrita: Escrita, { valeDe, horarios }: Schemas['NovaVigenciaTipo']): Promise<Detalhado> {
    return this.database.transaction(async tx => {
      const { lido, hoje } = await this.leitura.travar(tx, { ...escrita, opcional: true });
      recusar([...errosDoDia(valeDe, hoje), ...errosDosHorarios(horarios, '/horarios')]);
      const antes = horariosNoDia(lido, valeDe);
      const feita = await this.repository.insertVigencia(tx, {
        tipoAlimentacaoId: escrita.id,
        valeDe,
        horarios,
        ...this.autoria(pessoa),
      });
      if (!feita) throw jaExiste(valeDe);
      await this.anotar(
        tx,
        pessoa,
        'criarVigenciaTipo',
        { ...escrita, valeDe },
        { antes, depois: { ...horarios, valeDe } },
      );
      return this.leitura.ler(tx, escrita.id);
    });
  }

  alterar(pessoa: Pessoa, versao: NaVersao, horarios: Horarios): Promise<Detalhado> {
    return this.database.transaction(async tx => {
      const lidos = await this.leitura.travar(tx, versao);
      const antes = exigirVigencia(lidos, versao.valeDe);
      if (versao.valeDe < lidos.hoje) throw jaPassou(versao.valeDe);
      recusar(errosDosHorarios(horarios, ''));
      await this.repository.updateVigencia(tx, versao, { ...horarios, ...this.autoria(pessoa) });
      const { valeDe } = versao;
      await this.anotar(tx, pessoa, 'alterarVigenciaTipo', versao, { antes, depois: { ...horarios, valeDe } });
      return this.leitura.ler(tx, versao.id);
    });
  }

  cancelar(pessoa: Pessoa, versao: NaVersao): Promise<Detalhado> {
    return this.database.transaction(async tx => {
      const lidos = await this.leitura.travar(tx, { ...versao, opcional: true });
      const antes = exigirVigencia(lidos, versao.valeDe);
      if (versao.valeDe <= lidos.hoje) throw jaPassou(versao.valeDe);
      await this.repository.deleteVigencia(tx, versao);
      const depois = horariosNoDia(lidos.lido, addDays(versao.valeDe, -1));
      await this.anotar(tx, pessoa, 'cancelarVigenciaTipo', versao, {
        antes: { ...antes, valeDe: versao.valeDe },
        depois,
      });
      return this.leitura.ler(tx, versao.id);
    });
  }

  private autoria({ usuarioId }: Pessoa) {
    return { usuarioId, criadoEm: this.clock.now() };
  }

  private async anotar(
    tx: Transaction,
    pessoa: Pessoa,
    acao: string,
    { id, valeDe }: { id: number; valeDe: string },
    { antes, depois }: Record<'antes' | 'depois', Horarios & { valeDe?: string }>,
  ): Promise<void> {
    await this.repository.update(tx, id, { alteradoEm: this.clock.now() });
    const evento = { acao, entidade: 'tipos_alimentacao', entidadeId: id, dados: { valeDe }, antes, depois };
    await this.audit.record(tx, pessoa, evento);
  }
}

function exigirVigencia({ lido }: Lidos, valeDe: string): Horarios {
  const vigencia = lido.vigencias.find(v => v.valeDe === valeDe);
  if (vigencia) return horariosDe(vigencia);
  throw problema('nao-encontrado', { detail: `Não há mudança de horários em ${porExtenso(valeDe)}.` });
}

function errosDoDia(valeDe: string, hoje: string): ErroDeCampo[] {
  if (valeDe >= hoje) return [];
  return [{ pointer: '/valeDe', detail: 'O passado não muda: escolha hoje ou um dia que ainda vem.' }];
}

function recusar(errors: readonly ErroDeCampo[]): void {
  if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
}

function jaExiste(valeDe: string) {
  const detail = `Já há horários que valem a partir de ${porExtenso(valeDe)}. Recarregue e mude aqueles.`;
  return problema('ja-existe', { detail, errors: [{ pointer: '/valeDe', detail }] });
}

const jaPassou = (valeDe: string) =>
  problema('conflito', {
    detail: `Os horários de ${porExtenso(valeDe)} já valem e não se desfazem. Crie uma mudança a partir de hoje.`,
  });
