import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import type { Pessoa } from '../auth/pessoa.ts';
import { type Database, rows } from '../database/database.ts';
import { situacoesCompletas } from '../fiscalizacoes/fiscalizacoes.ciclo.table.ts';
import { fiscalizacoes, fotosFiscalizacao } from '../fiscalizacoes/fiscalizacoes.schema.ts';
import type { FotosService } from '../fotos/fotos.service.ts';
import { cenas, desenharFoto } from './foto-desenhada.ts';
import { uuidDe } from './uuid.rules.ts';

type Feita = {
  id: number;
  numero: string;
  versao: number;
  lotacaoId: number;
  pesoMedioG: number | null;
  graus: number | null;
  unidade: string;
  refeicao: string;
  data: string;
  fotos: number;
};

const FISCALIZACOES = 8;

/** Drawn here and sent as a device sends them, so they are checked, made small and compared. */
export class FotosDaDemonstracao {
  constructor(
    private readonly database: Database,
    private readonly fotos: FotosService,
  ) {}

  /** `comRepetida`: one of them shows the tray of another unit, so that the manager finds two photos to decide about. */
  async semear({ comRepetida = false } = {}): Promise<void> {
    const feitas = (await this.ultimas()).filter(({ fotos }) => !fotos);
    const pessoa = feitas.length ? await this.fiscal() : undefined;
    if (!pessoa) return;
    const [primeira] = feitas;
    const repetida = comRepetida && feitas.findLast(({ lotacaoId }) => lotacaoId !== primeira?.lotacaoId);
    for (const feita of feitas) await this.fotografar(pessoa, feita, feita === repetida ? primeira : feita);
  }

  /** The last inspections before the first start: what was done since then has its trail. */
  private ultimas(): Promise<Feita[]> {
    return rows<Feita>(
      this.database,
      sql`select f.id, f.numero, f.versao_vigente as versao, f.lotacao_id as "lotacaoId", f.peso_medio_g as "pesoMedioG",
            f.temperatura as graus, l.nome as unidade, t.nome as refeicao, f.data::text as data, f.fotos
          from fiscalizacoes f join lotacoes l on l.id = f.lotacao_id join tipos_alimentacao t on t.id = f.tipo_alimentacao_id
          where f.situacao in ${situacoesCompletas}
            and not exists (select from eventos e where e.entidade = 'fiscalizacoes' and e.entidade_id = f.id::text)
          order by f.data desc, f.id limit ${FISCALIZACOES}`,
    );
  }

  /** `bandeja`: whose meal the first photo shows. */
  private async fotografar(pessoa: Pessoa, feita: Feita, bandeja: Feita = feita): Promise<void> {
    const linhas: (typeof fotosFiscalizacao.$inferInsert)[] = [];
    for (const [ordem, cena] of cenas.entries()) {
      const { unidade, refeicao, data, ...medida } = cena.contexto === 'MARMITA' ? bandeja : feita;
      const imagem = await desenharFoto(cena, { ...medida, etiqueta: { unidade, refeicao, data } });
      const sha256 = createHash('sha256').update(imagem).digest('hex');
      const uuid = uuidDe(`${cena.contexto} ${feita.numero}`);
      const { contexto, item } = cena;
      await this.fotos.guardar(pessoa, { uuid, sha256, lotacaoId: feita.lotacaoId, contexto }, Readable.from([imagem]));
      const daFoto = { uuid, sha256, bytes: imagem.length, contexto, item, ordem };
      linhas.push({ fiscalizacaoId: feita.id, numero: feita.versao, ...daFoto });
    }
    await this.database.transaction(async tx => {
      await tx.insert(fotosFiscalizacao).values(linhas).onConflictDoNothing();
      await tx.update(fiscalizacoes).set({ fotos: linhas.length }).where(eq(fiscalizacoes.id, feita.id));
    });
  }

  private async fiscal(): Promise<Pessoa | undefined> {
    const [lido] = await rows<Pick<Pessoa, 'usuarioId' | 'matricula' | 'nome' | 'authorities' | 'lotacaoId'>>(
      this.database,
      sql`select id as "usuarioId", matricula, nome, authorities, lotacao_id as "lotacaoId" from usuarios
          where 'AL_FISCAL' = any(authorities) order by id limit 1`,
    );
    return lido && { ...lido, restritaA: null, requestId: 'demonstracao' };
  }
}
