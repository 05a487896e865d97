import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { requireReach } from '../../auth/row-rule.ts';
import { Clock, FUSO_DA_AGENCIA } from '../../clock/clock.ts';
import { Database } from '../../database/database.ts';
import { FormulariosService } from '../../formularios/formularios.service.ts';
import { ParametrosService } from '../../parametros/parametros.service.ts';
import {
  type SituacaoFiscalizacao,
  situacoesAbertas,
  situacoesRealizadas,
  todasAsSituacoes,
} from '../fiscalizacoes.ciclo.table.ts';
import { FiscalizacoesRepository } from '../registro/fiscalizacoes.repository.ts';
import { toResumida } from './fiscalizacoes.mapper.ts';
import { FiscalizacoesLeituraService } from './leitura.service.ts';
import type { Filtros, Query } from './lista.query.ts';
import { type FiscalizacaoLida, FiscalizacoesListaRepository } from './lista.repository.ts';

type Schemas = components['schemas'];
type Contagem = Schemas['ContagemFiscalizacoes'];
export type Alcance = Pick<Pessoa, 'usuarioId' | 'restritaA'>;
export type Filtro = Omit<Query, 'pagina' | 'tamanho' | 'minhas'>;
export type Periodo = Pick<Query, 'de' | 'ate'>;
export type Busca = Query & Required<Pick<Query, 'ordem' | 'pagina' | 'tamanho'>>;

/** The most inspections a phone carries; with more, the list has to be filtered first. */
const NO_APARELHO = 500;
const SEM_FAZER = 'AL_MONITORAMENTO';

@Injectable()
export class FiscalizacoesListaService {
  constructor(
    private readonly database: Database,
    private readonly repository: FiscalizacoesListaRepository,
    private readonly linhas: FiscalizacoesRepository,
    private readonly leitura: FiscalizacoesLeituraService,
    private readonly formularios: FormulariosService,
    private readonly parametros: ParametrosService,
    private readonly clock: Clock,
  ) {}

  async listar(pessoa: Pessoa, { ordem, pagina, tamanho, ...busca }: Busca): Promise<Schemas['PaginaFiscalizacoes']> {
    const filtros = filtrosDe(pessoa, busca);
    const contagem = Object.fromEntries(todasAsSituacoes.map(situacao => [situacao, 0])) as Contagem;
    for (const { situacao, quantas } of await this.repository.countByState(this.database, filtros)) {
      contagem[situacao] = quantas;
    }
    const contadas = filtros.situacoes ?? todasAsSituacoes;
    const total = contadas.reduce((soma, situacao) => soma + contagem[situacao], 0);
    const lidas = await this.repository.page(this.database, filtros, { ordem, pagina, tamanho, total });
    const segrega = await this.leitura.segregaEm(
      this.database,
      lidas.map(lida => ({ lida })),
    );
    return {
      agora: this.clock.now().toISOString(),
      itens: lidas.map(lida => toResumida(lida, pessoa, segrega(lida.data))),
      total,
      pagina,
      tamanho,
      porSituacao: contagem,
    };
  }

  /** Options from the person's own list, because not everyone may read the register of suppliers. */
  async opcoes(pessoa: Pessoa, periodo: Periodo): Promise<Schemas['OpcoesFiscalizacoes']> {
    const filtros = filtrosDe(pessoa, periodo);
    return {
      fornecedores: await this.repository.suppliersOf(this.database, filtros),
      fiscais: await this.repository.inspectorsOf(this.database, filtros),
    };
  }

  /** Every row that passes the filters, for a file; without a state, only concluded inspections. */
  async todas(pessoa: Alcance, { ordem = '-data', ...busca }: Filtro, limite: number): Promise<FiscalizacaoLida[]> {
    const filtros = filtrosDe(pessoa, { situacao: situacoesRealizadas.join(','), ...busca });
    const lidas = await this.repository.page(this.database, filtros, { ordem, pagina: 1, tamanho: limite + 1 });
    if (lidas.length <= limite) return lidas;
    const quantas = limite.toLocaleString('pt-BR');
    throw problema('dados-invalidos', { detail: `São mais de ${quantas} fiscalizações. Filtre por um período menor.` });
  }

  /** `digital` leaves the hour out, so that a phone that already has the rest downloads nothing. */
  async doDia(
    pessoa: Pessoa,
    lotacaoId: number | undefined,
  ): Promise<{ corpo: Schemas['FiscalizacoesDoDia']; digital: string }> {
    const filtros = filtrosDe(pessoa, { lotacaoId, situacao: situacoesAbertas.join(',') });
    const pagina = { ordem: 'prazo' as const, pagina: 1, tamanho: NO_APARELHO };
    const lidas = await this.repository.page(this.database, filtros, pagina);
    const porId = await this.linhas.findByIds(
      this.database,
      lidas.map(({ id }) => id),
    );
    const todas = lidas.flatMap(lida => {
      const linha = porId.get(lida.id);
      return linha ? [{ lida, linha }] : [];
    });
    const fiscalizacoes = await this.leitura.detalhar(this.database, todas, pessoa);
    const usados = [...new Set(fiscalizacoes.map(({ formularioId }) => formularioId))];
    const formularios = await this.formularios.todos(this.database, usados);
    const proxima = await this.proxima(pessoa, lotacaoId);
    // Today's value, as it is read when a photo arrives: what the phone leaves in a photo, the server keeps.
    const { fotoGuardaLugar } = await this.parametros.doDia(this.database, this.clock.today(FUSO_DA_AGENCIA));
    const conteudo = { fiscalizacoes, formularios, proxima, fotoGuardaLugar };
    return {
      corpo: { baixadoEm: this.clock.now().toISOString(), ...conteudo },
      digital: createHash('sha256').update(JSON.stringify(conteudo)).digest('hex').slice(0, 32),
    };
  }

  private async proxima(pessoa: Pessoa, lotacaoId: number | undefined): Promise<Schemas['ProximaEntrega'] | null> {
    const onde = lotacaoId ?? pessoa.lotacaoId;
    if (!onde || pessoa.authorities.includes(SEM_FAZER)) return null;
    const lida = await this.linhas.nextDelivery(this.database, onde, this.clock.now());
    return (
      lida && {
        refeicao: { id: lida.id, nome: lida.nome },
        janela: { inicioEm: new Date(lida.inicio).toISOString(), fimEm: new Date(lida.fim).toISOString() },
      }
    );
  }
}

function filtrosDe(
  pessoa: Alcance,
  { situacao, minhas = false, ...busca }: Omit<Query, 'ordem' | 'pagina' | 'tamanho'>,
): Filtros {
  if (busca.lotacaoId !== undefined) requireReach(pessoa, busca.lotacaoId);
  return {
    ...busca,
    situacoes: situacoesDe(situacao),
    minhasDe: minhas ? pessoa.usuarioId : undefined,
    restritaA: pessoa.restritaA ?? undefined,
  };
}

function situacoesDe(texto: string | undefined): SituacaoFiscalizacao[] | undefined {
  if (texto === undefined) return undefined;
  const pedidas = [...new Set(texto.split(','))];
  const conhecidas = todasAsSituacoes.filter(situacao => pedidas.includes(situacao));
  if (conhecidas.length === pedidas.length) return conhecidas;
  const detail = 'Há uma situação desconhecida no filtro.';
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/query/situacao', detail }] });
}
