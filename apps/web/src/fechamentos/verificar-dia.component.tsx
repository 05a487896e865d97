import type { components } from '@alipen/contracts/generated/bff';
import { ROTULO_DE_PAPEL_ASSINATURA } from '@alipen/contracts/generated/rotulos/fechamentos';
import { api, body } from '../app/api.client.ts';
import { usePaper } from '../app/paper.hook.ts';
import { PapelNoLivroPanel } from '../livro/papel-no-livro.panel.tsx';
import { AssinaturasDoPapelPanel } from '../papeis-assinados/assinaturas-do-papel.panel.tsx';
import { paperMoment, paperMoney } from '../ui/paper.format.ts';
import { PaperFigures, PaperMeals, PaperSeal } from '../ui/paper-parts.component.tsx';
import { PaperVerdict, Verdict } from '../ui/paper-verdict.component.tsx';

type Mapa = components['schemas']['MapaVerificado'];

const dia = (data: string) => data.split('-').reverse().join('/');

const ler = (codigo: string) => body(api.GET('/api/ms-alipen/verificacao/{codigo}', { params: { path: { codigo } } }));

export function DiaConferido({ codigo, impresso }: { codigo: string; impresso: string | null }) {
  const { read: mapa, failure } = usePaper(ler, codigo);
  if (failure) return <Verdict tone="perigo">{failure}</Verdict>;
  return mapa ? <Conferido codigo={codigo} mapa={mapa} impresso={impresso} /> : <p role="status">Carregando…</p>;
}

function Conferido({ codigo, mapa, impresso }: { codigo: string; mapa: Mapa; impresso: string | null }) {
  const { lotacao, data, versao, fechadoEm, assinaturas, hash } = mapa;
  return (
    <>
      <Veredito mapa={mapa} impresso={impresso} />
      <section aria-labelledby="qual">
        <h2 id="qual">
          {lotacao.nome}, {dia(data)}
        </h2>
        <p>
          {lotacao.municipio} ({lotacao.uf}) · versão {versao} · fechada em {paperMoment(fechadoEm)}
        </p>
        <p>
          {assinaturas.length === 0
            ? 'Ninguém assinou esta versão.'
            : `Assinaram: ${assinaturas.map(({ papel, em }) => `${ROTULO_DE_PAPEL_ASSINATURA[papel].toLowerCase()} em ${paperMoment(em)}`).join('; ')}.`}
        </p>
        {assinaturas.map(
          ({ papel, chave }) =>
            chave && <PorChave key={papel} papel={ROTULO_DE_PAPEL_ASSINATURA[papel]} chave={chave} />,
        )}
      </section>
      <AssinaturasDoPapelPanel codigo={codigo} />
      <Numeros mapa={mapa} />
      <PaperSeal title="Selo desta versão" hash={hash}>
        <p>Compare com o papel: se um número ou o selo for diferente, o papel não é o que foi fechado.</p>
      </PaperSeal>
      <PapelNoLivroPanel codigo={codigo} hash={hash} />
    </>
  );
}

const Veredito = ({ mapa, impresso }: { mapa: Mapa; impresso: string | null }) => (
  <PaperVerdict check={mapa} printed={impresso} seal={mapa.hash} whose="o da versão guardada">
    <Vigencia mapa={mapa} />
  </PaperVerdict>
);

function Vigencia({ mapa }: { mapa: Mapa }) {
  const { vigencia, substituidaPor } = mapa;
  if (vigencia === 'SUBSTITUIDA' && substituidaPor) {
    return (
      <Verdict tone="aviso">
        <strong>Versão substituída.</strong> O dia foi reaberto e fechado de novo: vale a versão {substituidaPor.versao}
        , de {paperMoment(substituidaPor.fechadoEm)}. O papel que você tem não vale mais.
      </Verdict>
    );
  }
  if (vigencia === 'REABERTA') {
    return (
      <Verdict tone="aviso">
        <strong>Versão reaberta.</strong> O dia foi reaberto e ainda não foi fechado de novo. O papel que você tem não
        vale mais.
      </Verdict>
    );
  }
  return (
    <Verdict tone="ok">
      <strong>Mapa autêntico e em vigor.</strong> O que está guardado é o que foi fechado.
    </Verdict>
  );
}

type Chave = NonNullable<Mapa['assinaturas'][number]['chave']>;

function PorChave({ papel, chave }: { papel: string; chave: Chave }) {
  const { nome, matricula, confirmadaEm, confirmadaPor, revogadaEm, sincronizavel } = chave;
  return (
    <p>
      <strong>{papel}:</strong> assinado com a chave pessoal de {nome}
      {matricula && `, matrícula ${matricula}`}, confirmada em {paperMoment(confirmadaEm)} perante {confirmadaPor}.
      {revogadaEm && ` A chave foi revogada em ${paperMoment(revogadaEm)}; o que assinou antes continua valendo.`}
      {sincronizavel
        ? ' Ela pode ser copiada para outros aparelhos da mesma pessoa.'
        : ' Ela não sai do aparelho dessa pessoa.'}
      <small> O aparelho confere a pessoa, e não lhe mostra o mapa: quem o mostra é o sistema.</small>
    </p>
  );
}

function Numeros({ mapa }: { mapa: Mapa }) {
  const { colunas, totalRefeicoes, brutoCentavos, glosaCentavos, liquidoCentavos } = mapa;
  const valores = [
    ['Valor bruto', paperMoney(brutoCentavos)],
    ['Glosa', paperMoney(glosaCentavos)],
    // The previous version of the server does not send it: computed as what is missing from the sum.
    ['Desconto proposto', paperMoney(mapa.descontoCentavos ?? brutoCentavos - glosaCentavos - liquidoCentavos)],
    ['Valor líquido', paperMoney(liquidoCentavos)],
  ] as const;
  const linhas = colunas.map(({ refeicao, publico, aceita, contaNosTotais = true }) => ({
    key: `${refeicao}/${publico}`,
    name: (
      <>
        {refeicao} · {publico}
        {contaNosTotais ? null : <small>Fora do total de refeições; o valor conta.</small>}
      </>
    ),
    accepted: aceita,
  }));
  return (
    <section aria-labelledby="numeros">
      <h2 id="numeros">Números guardados</h2>
      <PaperMeals rows={linhas} total={totalRefeicoes} />
      <PaperFigures figures={valores} />
    </section>
  );
}
