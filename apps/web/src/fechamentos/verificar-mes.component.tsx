import type { components } from '@alipen/contracts/generated/bff';
import { ROTULO_DE_VIGENCIA_DO_MAPA } from '@alipen/contracts/generated/rotulos/fechamentos';
import { api, body } from '../app/api.client.ts';
import { usePaper } from '../app/paper.hook.ts';
import { PapelNoLivroPanel } from '../livro/papel-no-livro.panel.tsx';
import { formatMonth } from '../ui/date.format.ts';
import { paperInteger, paperMoment, paperMoney } from '../ui/paper.format.ts';
import { PaperFigures, PaperSeal } from '../ui/paper-parts.component.tsx';
import { PaperVerdict, Verdict } from '../ui/paper-verdict.component.tsx';
import { Table } from '../ui/table.component.tsx';

type Mes = components['schemas']['MesVerificado'];
type Dia = Mes['dias'][number];

const diaEMes = (data: string) => data.split('-').reverse().slice(0, 2).join('/');
const quantos = (n: number, um: string, muitos: string) => `${paperInteger(n)} ${n === 1 ? um : muitos}`;

const ler = (codigo: string) =>
  body(api.GET('/api/ms-alipen/verificacao-mes/{codigo}', { params: { path: { codigo } } }));

/** Compares the paper of a month with the closed days it stands on. Public: no sign-in, no names. */
export function MesConferido({ codigo, impresso }: { codigo: string; impresso: string | null }) {
  const { read: mes, failure } = usePaper(ler, codigo);
  if (failure) return <Verdict tone="perigo">{failure}</Verdict>;
  if (!mes) return <p role="status">Carregando…</p>;
  const { lotacao, emitidoEm, dias, selo } = mes;
  return (
    <>
      <Veredito mes={mes} impresso={impresso} />
      <section aria-labelledby="qual">
        <h2 id="qual">
          {lotacao.nome}, {formatMonth(mes.mes).toLowerCase()}
        </h2>
        <p>
          {lotacao.municipio} ({lotacao.uf}) · {quantos(dias.length, 'dia fechado', 'dias fechados')} · impresso em{' '}
          {paperMoment(emitidoEm)}
        </p>
      </section>
      <Dias mes={mes} />
      <PaperSeal title="Selo do mês" hash={selo}>
        <p>Compare com o papel: se um número ou o selo for diferente, o papel não é o que foi fechado.</p>
      </PaperSeal>
      <PapelNoLivroPanel codigo={codigo} hash={selo} />
    </>
  );
}

const Veredito = ({ mes, impresso }: { mes: Mes; impresso: string | null }) => (
  <PaperVerdict check={mes} printed={impresso} seal={mes.selo} whose="o do mês guardado">
    <Vigencia mes={mes} />
  </PaperVerdict>
);

function Vigencia({ mes }: { mes: Mes }) {
  const { emVigor, dias, fechadosDepois } = mes;
  if (!emVigor) {
    const mudados = dias.filter(({ vigencia }) => vigencia !== 'VIGENTE').map(({ data }) => diaEMes(data));
    return (
      <Verdict tone="aviso">
        <strong>Papel superado.</strong> {mudados.length === 1 ? 'Foi reaberto o dia' : 'Foram reabertos os dias'}{' '}
        {mudados.join(', ')} depois que ele foi impresso. Imprima o mês de novo.
      </Verdict>
    );
  }
  return (
    <Verdict tone="ok">
      <strong>Mapa do mês autêntico e em vigor.</strong> O que está guardado é o que foi fechado.
      {fechadosDepois > 0 &&
        ` ${quantos(fechadosDepois, 'dia foi fechado depois e não está', 'dias foram fechados depois e não estão')} neste papel.`}
    </Verdict>
  );
}

const situacaoDo = ({ vigencia, substituidaPor }: Dia) =>
  substituidaPor
    ? `${ROTULO_DE_VIGENCIA_DO_MAPA[vigencia]} pela ${substituidaPor}`
    : ROTULO_DE_VIGENCIA_DO_MAPA[vigencia];

function Dias({ mes }: { mes: Mes }) {
  const valores = [
    ['Valor bruto', paperMoney(mes.brutoCentavos)],
    ['Glosa', paperMoney(mes.glosaCentavos)],
    ['Desconto proposto', paperMoney(mes.descontoCentavos)],
    ['Valor líquido', paperMoney(mes.liquidoCentavos)],
  ] as const;
  return (
    <section aria-labelledby="dias">
      <h2 id="dias">Dias fechados neste papel</h2>
      <p>Os números guardados de cada dia, de todos os contratos.</p>
      <Table className="verificar-tabela verificar-dias">
        <thead>
          <tr>
            <th scope="col">Dia</th>
            <th scope="col">Versão</th>
            <th scope="col">Aceitas</th>
            <th scope="col">Líquido</th>
          </tr>
        </thead>
        <tbody>
          {mes.dias.map(dia => (
            <tr key={dia.data} className={dia.vigencia === 'VIGENTE' ? undefined : 'verificar-superado'}>
              <th scope="row">{diaEMes(dia.data)}</th>
              <td>
                {dia.versao} · {situacaoDo(dia)}
              </td>
              <td>{paperInteger(dia.totalRefeicoes)}</td>
              <td>{paperMoney(dia.liquidoCentavos)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td />
            <td>{paperInteger(mes.totalRefeicoes)}</td>
            <td>{paperMoney(mes.liquidoCentavos)}</td>
          </tr>
        </tfoot>
      </Table>
      <PaperFigures figures={valores} />
    </section>
  );
}
