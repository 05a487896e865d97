import type { ControlProps, Values } from '../record/record.model.ts';
import { CORES } from '../ui/refeicao.palette.ts';
import { ICONES } from './aparencia.icons.ts';
import type { Cor, Icone } from './tipos-alimentacao.queries.ts';

const corDe = (cor: unknown) => CORES[cor as Cor] ?? CORES.ANIL;
const iconeDe = (icone: unknown) => ICONES[icone as Icone] ?? ICONES.ForkKnife;

/** The meal's mark: its icon on its colour. Says nothing by itself: the name stands beside it. */
export function Selo({ icone, cor, tamanho = 32 }: { icone: unknown; cor: unknown; tamanho?: number }) {
  const { claro } = corDe(cor);
  const { desenho: Desenho } = iconeDe(icone);
  return (
    <span className="selo" style={{ width: tamanho, height: tamanho, background: claro.fundo, color: claro.texto }}>
      <Desenho size={tamanho * 0.6} weight="bold" aria-hidden />
    </span>
  );
}

/** One of a few drawings, as a group of radio buttons that the arrow keys walk. */
export const EscolhaDeIcone = ({ id, value, set, disabled, describedBy }: ControlProps) => (
  <div className="escolha" role="radiogroup" aria-label="Ícone" aria-describedby={describedBy}>
    {Object.entries(ICONES).map(([codigo, { nome, desenho: Desenho }], at) => (
      <label key={codigo} className="escolha-um" title={nome}>
        <input
          id={at === 0 ? id : undefined}
          type="radio"
          name={`${id}-icone`}
          checked={value === codigo}
          disabled={disabled}
          onChange={() => set(codigo)}
        />
        <Desenho size={22} aria-hidden />
        <span className="so-leitor">{nome}</span>
      </label>
    ))}
  </div>
);

export const EscolhaDeCor = ({ id, value, set, disabled, describedBy }: ControlProps) => (
  <div className="escolha" role="radiogroup" aria-label="Cor" aria-describedby={describedBy}>
    {Object.entries(CORES).map(([codigo, { nome, claro }], at) => (
      <label key={codigo} className="escolha-um escolha-cor" style={{ background: claro.fundo, color: claro.texto }}>
        <input
          id={at === 0 ? id : undefined}
          type="radio"
          name={`${id}-cor`}
          checked={value === codigo}
          disabled={disabled}
          onChange={() => set(codigo)}
        />
        {nome}
      </label>
    ))}
  </div>
);

export const nomeDoIcone = (value: unknown) => (value === null ? '—' : iconeDe(value).nome);
export const nomeDaCor = (value: unknown) => (value === null ? '—' : corDe(value).nome);

/** How the meal will look: its line in the order's grid, and its mark on light and on the dark wallboard. */
export function Previa({ values }: { values: Values }) {
  const { escuro, claro } = corDe(values.cor);
  const { desenho: Desenho } = iconeDe(values.icone);
  const nome = typeof values.nome === 'string' ? values.nome : 'Nome';
  const sigla = typeof values.sigla === 'string' ? values.sigla.toUpperCase() : 'SIGLA';
  return (
    <div className="previa" aria-hidden>
      <div>
        <small className="quieto">Na grade do pedido</small>
        <div className="previa-linha" style={{ borderLeftColor: claro.texto }}>
          <strong>{nome}</strong>
          <b>128</b>
        </div>
      </div>
      <div>
        <small className="quieto">Nas listas e no painel</small>
        <div className="previa-marcas">
          <Selo icone={values.icone} cor={values.cor} tamanho={40} />
          <span style={{ background: escuro.fundo, color: escuro.texto }}>
            <Desenho size={20} weight="bold" /> {sigla}
          </span>
        </div>
      </div>
    </div>
  );
}
