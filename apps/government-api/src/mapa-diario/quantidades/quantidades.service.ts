import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { requireReach } from '../../auth/row-rule.ts';
import { Database } from '../../database/database.ts';
import type { Numbers } from '../../database/number-rows.ts';
import { chaveDe } from '../apuracao/acumulador.rules.ts';
import { LinhasRepository } from '../apuracao/linhas.repository.ts';
import { exigirEscolhida } from '../leitura/leitura.service.ts';
import { diasDoMes } from '../mapa-diario.meses.rules.ts';
import { type CampoDaCelula, CELULA, QuantidadesRepository } from './quantidades.repository.ts';

type Schemas = components['schemas'];
export type BuscaDasQuantidades = { mes: string; lotacaoId?: number; contratoId?: number; fornecedorId?: number };

@Injectable()
export class QuantidadesService {
  constructor(
    private readonly database: Database,
    private readonly repository: QuantidadesRepository,
    private readonly linhas: LinhasRepository,
  ) {}

  async doMes(
    pessoa: Pessoa,
    { mes, lotacaoId, ...filtros }: BuscaDasQuantidades,
  ): Promise<Schemas['QuantidadesDoMes']> {
    const id = exigirEscolhida(lotacaoId ?? pessoa.lotacaoId);
    requireReach(pessoa, id);
    const contratos = await this.linhas.contratosDe(this.database, filtros);
    const celulas = await this.repository.celulas(this.database, { ...diasDoMes(mes), contratos, lotacaoId: id });
    if (!celulas) throw problema('nao-encontrado', { detail: `A lotação ${id} não existe.` });
    return { mes, lotacaoId: id, ...quadroDe(mes, celulas) };
  }
}

type Quadro = Pick<Schemas['QuantidadesDoMes'], 'colunas' | 'dias'>;

type Celulas = Numbers<CampoDaCelula>;
type Celula = Readonly<Record<CampoDaCelula, number>>;

const vazia = ({ solicitada, confirmada, entregue, aceita }: Celula): boolean =>
  solicitada === 0 && confirmada === 0 && entregue === 0 && aceita === 0;

function colunasDe(celulas: Celulas): Quadro['colunas'] {
  const colunas = new Map<number, Quadro['colunas'][number]>();
  const celula = CELULA.over(celulas);
  while (celula.next()) {
    const { refeicao: tipoAlimentacaoId, publico: tipoPublicoId } = celula;
    const chave = chaveDe(tipoAlimentacaoId, tipoPublicoId);
    if (!vazia(celula)) colunas.set(chave, { tipoAlimentacaoId, tipoPublicoId });
  }
  return [...colunas].sort(([uma], [outra]) => uma - outra).map(([, coluna]) => coluna);
}

function quadroDe(mes: string, celulas: Celulas): Quadro {
  const colunas = colunasDe(celulas);
  const posicoes = new Map(colunas.map((coluna, n) => [chaveDe(coluna.tipoAlimentacaoId, coluna.tipoPublicoId), n]));
  const dias = new Map<number, Quadro['dias'][number]>();
  const celula = CELULA.over(celulas);
  while (celula.next()) {
    const coluna = posicoes.get(chaveDe(celula.refeicao, celula.publico));
    if (coluna === undefined || vazia(celula)) continue;
    const dia = dias.get(celula.dia) ?? diaVazio(`${mes}-${String(celula.dia + 1).padStart(2, '0')}`, colunas.length);
    dias.set(celula.dia, dia);
    somar(dia.solicitadas, coluna, celula.solicitada);
    somar(dia.confirmadas, coluna, celula.confirmada);
    somar(dia.entregues, coluna, celula.entregue);
    somar(dia.aceitas, coluna, celula.aceita);
    somar(dia.brutosCentavos, coluna, celula.aceita * celula.preco);
  }
  return { colunas, dias: [...dias.values()].sort((um, outro) => (um.data < outro.data ? -1 : 1)) };
}

const somar = (lista: number[], coluna: number, quanto: number): void => {
  lista[coluna] = (lista[coluna] ?? 0) + quanto;
};

function diaVazio(data: string, colunas: number): Quadro['dias'][number] {
  const zeros = () => new Array<number>(colunas).fill(0);
  const contagens = { solicitadas: zeros(), confirmadas: zeros(), entregues: zeros(), aceitas: zeros() };
  return { data, ...contagens, brutosCentavos: zeros() };
}
