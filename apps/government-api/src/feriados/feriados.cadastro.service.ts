import type { components } from '@alipen/contracts/generated/government-api';
import { type ErroDeCampo, problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { violates } from '../database/violations.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { toDiaOficial, toFeriado } from './feriados.mapper.ts';
import { FeriadosRepository, type Linha, type Valores } from './feriados.repository.ts';
import { FeriadosService } from './feriados.service.ts';

type Schemas = components['schemas'];
type Novo = Schemas['NovoFeriado'];
export type Alvo = { readonly id: number; readonly ifMatch: string | undefined };

const ENTIDADE = 'feriados';

@Injectable()
export class FeriadosCadastroService {
  constructor(
    private readonly database: Database,
    private readonly repository: FeriadosRepository,
    private readonly feriados: FeriadosService,
    private readonly lotacoes: LotacoesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async obter(id: number): Promise<Schemas['Feriado']> {
    return toFeriado(await this.exigir(this.database, id));
  }

  criar(pessoa: Pessoa, novo: Novo): Promise<Schemas['Feriado']> {
    return this.gravar(novo, async tx => {
      const valores = await this.conferir(tx, pessoa, novo);
      const id = await this.repository.insert(tx, { ...valores, ...this.marca(pessoa) });
      const depois = campos(await this.exigir(tx, id));
      await this.audit.record(tx, pessoa, { acao: 'criarFeriado', entidade: ENTIDADE, entidadeId: id, depois });
      return id;
    });
  }

  editar(pessoa: Pessoa, alvo: Alvo, novo: Novo): Promise<Schemas['Feriado']> {
    return this.gravar(novo, async tx => {
      const antes = await this.paraMudar(tx, alvo, false);
      const valores = await this.conferir(tx, pessoa, novo);
      await this.repository.update(tx, alvo.id, { ...valores, ...this.marca(pessoa) });
      await this.anotar(tx, pessoa, 'editarFeriado', antes);
      return alvo.id;
    });
  }

  situar(pessoa: Pessoa, alvo: Alvo, ativo: boolean): Promise<Schemas['Feriado']> {
    return this.gravar(undefined, async tx => {
      const antes = await this.paraMudar(tx, alvo, true);
      if (antes.ativo !== ativo) {
        await this.repository.update(tx, alvo.id, { ativo, ...this.marca(pessoa) });
        await this.anotar(tx, pessoa, ativo ? 'reativarFeriado' : 'inativarFeriado', antes);
      }
      return alvo.id;
    });
  }

  definirOficial(pessoa: Pessoa, { data, uf, ligado }: Schemas['FeriadoOficial']): Promise<Schemas['DiaFeriado']> {
    const dia = this.feriados.oficial(data, uf);
    if (!dia) throw problema('nao-encontrado', { detail: 'Não há feriado oficial nesse dia.' });
    const hoje = this.exigirFuturo(data, '/data');
    const chave = { data, uf: uf ?? '' };
    return this.database.transaction(async tx => {
      if (ligado) await this.repository.switchOn(tx, chave);
      else await this.repository.switchOff(tx, chave, pessoa.usuarioId, this.clock.now());
      await this.audit.record(tx, pessoa, {
        acao: 'definirFeriadoOficial',
        entidade: ENTIDADE,
        entidadeId: `${data}${uf ? `-${uf}` : ''}`,
        dados: { nome: dia.nome, data, uf, ligado },
      });
      return toDiaOficial(dia, ligado, { hoje, altera: true });
    });
  }

  private marca(pessoa: Pessoa) {
    return { alteradoPor: pessoa.usuarioId, alteradoEm: this.clock.now() };
  }

  private async exigir(tx: Transaction, id: number): Promise<Linha> {
    const row = await this.repository.findById(tx, id);
    if (!row) throw problema('nao-encontrado', { detail: 'Este dia não existe.' });
    return row;
  }

  private async paraMudar(tx: Transaction, { id, ifMatch }: Alvo, opcional: boolean): Promise<Linha> {
    await this.repository.lock(tx, id);
    const row = await this.exigir(tx, id);
    const { versao } = row;
    await this.audit.requireVersion(tx, { ifMatch, versao, entidade: ENTIDADE, entidadeId: id, opcional });
    this.exigirFuturo(row.data, '/data');
    return row;
  }

  private exigirFuturo(data: string, pointer: string): string {
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    if (data >= hoje) return hoje;
    const detail = 'O dia já passou: o calendário de dias passados não muda.';
    throw problema('data-passada', { detail, errors: [{ pointer, detail }] });
  }

  private async conferir(tx: Transaction, pessoa: Pessoa, novo: Novo): Promise<Valores> {
    this.exigirFuturo(novo.data, '/data');
    const { data, ambito, descricao } = novo;
    const errors = faltas(novo);
    if (errors.length) throw invalido(errors);
    const uf = novo.uf ?? null;
    const lotacaoId = novo.lotacaoId ?? null;
    const municipio =
      novo.municipio && uf ? ((await this.repository.findMunicipio(tx, uf, novo.municipio)) ?? null) : null;
    if (novo.municipio && !municipio) {
      throw invalido([{ pointer: '/municipio', detail: `Não há lotação em ${novo.municipio} (${uf}).` }]);
    }
    if (lotacaoId !== null) await this.lotacoes.exigir(tx, lotacaoId, pessoa);
    return { data, ambito, descricao: descricao.trim(), uf, municipio, lotacaoId };
  }

  private async anotar(tx: Transaction, pessoa: Pessoa, acao: string, antes: Linha): Promise<void> {
    const depois = campos(await this.exigir(tx, antes.id));
    await this.audit.record(tx, pessoa, {
      acao,
      entidade: ENTIDADE,
      entidadeId: antes.id,
      antes: campos(antes),
      depois,
    });
  }

  /** The unique index has the last word when two people write at once; both get the same message. */
  private async gravar(
    novo: Novo | undefined,
    work: (tx: Transaction) => Promise<number>,
  ): Promise<Schemas['Feriado']> {
    try {
      return await this.database.transaction(async tx => toFeriado(await this.exigir(tx, await work(tx))));
    } catch (error) {
      if (!violates(error, 'feriados_um_por_lugar')) throw error;
      const detail = 'Já existe um dia próprio nessa data para o mesmo lugar.';
      throw problema('ja-existe', { detail, ...(novo && { errors: [{ pointer: '/data', detail }] }) });
    }
  }
}

const campos = ({ data, descricao, ambito, uf, municipio, lotacaoNome, ativo }: Linha) => ({
  data,
  descricao,
  ambito,
  uf,
  municipio,
  lotacao: lotacaoNome,
  ativo,
});

const invalido = (errors: ErroDeCampo[]) =>
  problema('dados-invalidos', { detail: errors[0]?.detail ?? 'Confira os dados.', errors });

const PEDE = {
  NACIONAL: [],
  ESTADUAL: ['uf'],
  MUNICIPAL: ['uf', 'municipio'],
  LOTACAO: ['lotacaoId'],
} as const satisfies Record<Novo['ambito'], readonly ('uf' | 'municipio' | 'lotacaoId')[]>;

const NOMES = { uf: 'a UF', municipio: 'o município', lotacaoId: 'a lotação' } as const;

function faltas(novo: Novo): ErroDeCampo[] {
  const pedidos: readonly string[] = PEDE[novo.ambito];
  const lugares = ['uf', 'municipio', 'lotacaoId'] as const;
  const errors = lugares.flatMap(campo => {
    const tem = novo[campo] !== undefined && novo[campo] !== null && novo[campo] !== '';
    if (tem === pedidos.includes(campo)) return [];
    const detail = tem ? `Este âmbito não pede ${NOMES[campo]}.` : `Informe ${NOMES[campo]}.`;
    return [{ pointer: `/${campo}`, detail }];
  });
  return novo.descricao.trim() ? errors : [{ pointer: '/descricao', detail: 'Diga o nome do dia.' }, ...errors];
}
