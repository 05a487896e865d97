import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_PAPEL_ASSINATURA } from '@alipen/contracts/generated/rotulos/fechamentos';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import type { GestoFeito } from '../chaves-pessoais/chaves-pessoais.service.ts';
import { Clock, plainDate } from '../clock/clock.ts';
import { horaEm, porExtenso } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { type Papel, papeis } from '../fechamentos/fechamentos.ciclo.table.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { type Lotacao, LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { UsuariosService } from '../usuarios/usuarios.service.ts';
import { hashDaAssinatura } from './cadeia.rules.ts';
import { FechamentoDoMapaRepository, type VersaoLida } from './fechamento-do-mapa.repository.ts';
import type { Assinatura } from './fechamento-do-mapa.schema.ts';
import { ciclo } from './fechamentos.ciclo.rules.ts';
import { type DiaVisto, FechamentosDiaService } from './fechamentos.dia.service.ts';
import { FechamentosLeituraService } from './fechamentos.leitura.service.ts';

type Schemas = components['schemas'];
type Nova = Schemas['NovaAssinaturaMapa'];
type DoPapel = { readonly lotacao: Lotacao; readonly atual: VersaoLida; readonly papel: Papel };
type Feita = Omit<DoPapel, 'papel'> & {
  readonly feitas: readonly Assinatura[];
  readonly assinatura: Pick<Assinatura, 'papel' | 'nome' | 'matricula' | 'cargo' | 'em'>;
  readonly gesto: (Pick<GestoFeito, 'id' | 'hash' | 'chave'> & GestoFeito['documentos'][number]) | null;
};

/** A signature is an act of the person, so the password is asked again (ADR 43). */
@Injectable()
export class AssinaturasService {
  constructor(
    private readonly database: Database,
    private readonly repository: FechamentoDoMapaRepository,
    private readonly face: FechamentosService,
    private readonly dia: FechamentosDiaService,
    private readonly leitura: FechamentosLeituraService,
    private readonly lotacoes: LotacoesService,
    private readonly usuarios: UsuariosService,
    private readonly clock: Clock,
  ) {}

  async assinar(pessoa: Pessoa, visto: DiaVisto, nova: Nova): Promise<Schemas['Fechamento']> {
    const { autoridades } = papeis[nova.papel];
    if (!autoridades.some(autoridade => pessoa.authorities.includes(autoridade))) throw problema('nao-permitido');
    await this.usuarios.exigirSenhaDeNovo(pessoa, nova.senha, 'fechamentos_mapa');
    return this.database.transaction(async tx => {
      const lotacao = await this.lotacoes.exigir(tx, visto.lotacaoId, pessoa);
      await this.face.travarParaFechar(tx, lotacao.id);
      const atual = await this.dia.vista(tx, lotacao, visto);
      ciclo.require('assinar', { situacao: atual?.situacao ?? null });
      if (!atual) return this.leitura.montar(tx, pessoa, lotacao, visto.data);
      const { papel } = nova;
      const feitas = await this.exigirPapel(tx, pessoa, { lotacao, atual, papel });
      const assinatura = { ...quemAssina(pessoa, nova), papel, em: this.clock.now() };
      await this.registrar(tx, pessoa, { lotacao, atual, feitas, assinatura, gesto: null });
      return this.leitura.montar(tx, pessoa, lotacao, visto.data);
    });
  }

  /** Answers what was signed of it before; refuses a role that is taken, or that this person may not have. */
  async exigirPapel(tx: Transaction, pessoa: Pessoa, { lotacao, atual, papel }: DoPapel): Promise<Assinatura[]> {
    const feitas = await this.repository.findSignatures(tx, [atual.id]);
    exigirPapelLivre(pessoa, papel, { feitas, fusoHorario: lotacao.fusoHorario });
    await this.face.antesDeAssinar(tx, pessoa, { lotacaoId: lotacao.id, data: atual.data, papel });
    return feitas;
  }

  /** The caller holds the unit's lock. */
  async registrar(
    tx: Transaction,
    pessoa: Pessoa,
    { lotacao, atual, feitas, assinatura, gesto }: Feita,
  ): Promise<void> {
    const { papel, nome, matricula } = assinatura;
    const { id: fechamentoId, data, versao } = atual;
    const hash = hashDaAssinatura(atual.hash, assinatura, gesto?.hash);
    const daChave = gesto && { gestoId: gesto.id, gestoIndice: gesto.indice, gestoCaminho: gesto.caminho };
    await this.repository.sign(tx, { ...assinatura, ...daChave, fechamentoId, usuarioId: pessoa.usuarioId, hash });
    await this.completar(tx, atual, [...feitas.map(feita => feita.papel), papel]);
    const comChave = gesto && { chave: gesto.chave };
    const dados = { data, versao, papel, nome, ...(matricula && { matricula }), ...comChave };
    const acao = gesto ? 'assinarComChave' : 'assinarDia';
    await this.dia.contar(tx, pessoa, acao, { lotacao, id: fechamentoId, data, dados });
  }

  private async completar(
    tx: Transaction,
    { id, data, situacao }: VersaoLida,
    feitas: readonly Papel[],
  ): Promise<void> {
    if (situacao === 'ASSINADO') return;
    const exigidas = await this.leitura.exigidas(tx, data);
    if (!exigidas.every(papel => feitas.includes(papel))) return;
    await this.repository.transition(tx, { id, de: ['FECHADO'] }, { situacao: 'ASSINADO' });
  }
}

function exigirPapelLivre(
  { usuarioId }: Pessoa,
  papel: Papel,
  { feitas, fusoHorario }: { feitas: readonly Assinatura[]; fusoHorario: string },
): void {
  const { semConta } = papeis[papel];
  const dela = feitas.find(feita => feita.papel === papel);
  const dito = ROTULO_DE_PAPEL_ASSINATURA[papel];
  if (dela) {
    const em = `${porExtenso(plainDate(dela.em, fusoHorario))} às ${horaEm(dela.em, fusoHorario)}`;
    throw problema('ja-existe', { detail: `${dito}: ${dela.nome} já assinou esta versão em ${em}.` });
  }
  const outra = semConta
    ? undefined
    : feitas.find(feita => feita.usuarioId === usuarioId && !papeis[feita.papel].semConta);
  if (outra) {
    const detail = `Você já assinou esta versão como ${ROTULO_DE_PAPEL_ASSINATURA[outra.papel].toLowerCase()}. Outra pessoa assina como ${dito.toLowerCase()}.`;
    throw problema('conflito', { detail });
  }
}

function quemAssina(
  { nome, matricula }: Pessoa,
  { papel, nome: digitado, cargo }: Nova,
): Pick<Assinatura, 'nome' | 'matricula' | 'cargo'> {
  if (!papeis[papel].semConta) return { nome, matricula, cargo: cargo?.trim() || null };
  const preposto = digitado?.trim() ?? '';
  if (preposto.length < 3) {
    const detail = 'Escreva o nome do preposto que deu ciência.';
    throw problema('dados-invalidos', { detail, errors: [{ pointer: '/nome', detail }] });
  }
  return { nome: preposto, matricula: null, cargo: cargo?.trim() || null };
}
