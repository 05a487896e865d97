import { usePaper } from '../app/paper.hook.ts';
import { PapelNoLivroPanel } from '../livro/papel-no-livro.panel.tsx';
import { formatMonth } from '../ui/date.format.ts';
import { paperInteger, paperMoment, paperMoney } from '../ui/paper.format.ts';
import { PaperFigures, PaperMeals, PaperSeal } from '../ui/paper-parts.component.tsx';
import { PaperVerdict, Verdict } from '../ui/paper-verdict.component.tsx';
import { verificarMedicao } from './medicoes.queries.ts';

type Verificada = Awaited<ReturnType<typeof verificarMedicao>>;

/** Compares the billing pack on paper with what was attested. Public: no sign-in, no names. */
export function MedicaoConferida({ codigo, impresso }: { codigo: string; impresso: string | null }) {
  const { read: medicao, failure } = usePaper(verificarMedicao, codigo);
  if (failure) return <Verdict tone="perigo">{failure}</Verdict>;
  if (!medicao) return <p role="status">Carregando…</p>;
  const { contrato, fornecedor, mes, versao, atestadoEm, lotacoes, hash } = medicao;
  return (
    <>
      <Veredito medicao={medicao} impresso={impresso} />
      <section aria-labelledby="qual">
        <h2 id="qual">
          Medição do contrato {contrato}, {formatMonth(mes).toLowerCase()}
        </h2>
        <p>
          {fornecedor} · {paperInteger(lotacoes)} unidades · atesto {versao}, de {paperMoment(atestadoEm)}
        </p>
      </section>
      <Numeros medicao={medicao} />
      <PaperSeal title="Selo deste atesto" hash={hash} />
      <PapelNoLivroPanel codigo={codigo} hash={hash} />
    </>
  );
}

const SUPERADAS = {
  SUBSTITUIDA: 'Outro atesto tomou o lugar deste. O papel que você tem não vale mais.',
  REABERTA: 'Um mapa desta medição foi reaberto depois do atesto. O papel que você tem não vale mais.',
} as const;

const Veredito = ({ medicao, impresso }: { medicao: Verificada; impresso: string | null }) => (
  <PaperVerdict check={medicao} printed={impresso} seal={medicao.hash} whose="o do atesto guardado">
    <Vigencia medicao={medicao} />
  </PaperVerdict>
);

function Vigencia({ medicao }: { medicao: Verificada }) {
  const { vigencia } = medicao;
  if (vigencia !== 'VIGENTE') {
    return (
      <Verdict tone="aviso">
        <strong>Atesto superado.</strong> {SUPERADAS[vigencia]}
      </Verdict>
    );
  }
  return (
    <Verdict tone="ok">
      <strong>Medição autêntica e em vigor.</strong> O que está guardado é o que foi atestado.
    </Verdict>
  );
}

function Numeros({ medicao: { celulas, totais } }: { medicao: Verificada }) {
  const valores = [
    ['Valor bruto', paperMoney(totais.brutoCentavos)],
    ['Glosas', paperMoney(totais.glosaCentavos)],
    ['Descontos', paperMoney(totais.descontoCentavos)],
    ['Valor líquido', paperMoney(totais.liquidoCentavos)],
  ] as const;
  const linhas = celulas.map(({ tipoAlimentacaoId, tipoPublicoId, refeicao, publico, quantidade }) => ({
    key: `${tipoAlimentacaoId}/${tipoPublicoId}`,
    name: `${refeicao} · ${publico}`,
    accepted: quantidade,
  }));
  return (
    <section aria-labelledby="numeros">
      <h2 id="numeros">Números atestados</h2>
      <PaperMeals rows={linhas} total={totais.refeicoes} />
      <PaperFigures figures={valores} />
    </section>
  );
}
