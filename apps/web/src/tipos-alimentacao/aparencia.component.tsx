import type { ControlProps, Values } from '../record/record.model.ts';
import { Radio } from '../ui/check.component.tsx';
import { CORES, type CorRefeicao } from '../ui/refeicao.labels.ts';
import { ICONES } from './aparencia.icons.ts';
import type { Icone } from './tipos-alimentacao.queries.ts';

const iconeDe = (icone: unknown) => ICONES[icone as Icone] ?? ICONES.ForkKnife;

/** Says nothing by itself: the name stands beside it. */
export function Selo({ icone, cor, tamanho = 32 }: { icone: unknown; cor: unknown; tamanho?: number }) {
  const { desenho: Desenho } = iconeDe(icone);
  return (
    <span className="selo" data-refeicao={cor} style={{ width: tamanho, height: tamanho }}>
      <Desenho size={tamanho * 0.6} weight="bold" aria-hidden />
    </span>
  );
}

export const EscolhaDeIcone = ({ id, value, set, disabled, describedBy }: ControlProps) => (
  <div className="escolha" role="radiogroup" aria-label="Ícone" aria-describedby={describedBy}>
    {Object.entries(ICONES).map(([codigo, { nome, desenho: Desenho }], at) => (
      <label key={codigo} className="escolha-um" title={nome}>
        <Radio
          id={at === 0 ? id : undefined}
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
    {Object.entries(CORES).map(([codigo, nome], at) => (
      <label key={codigo} className="escolha-um escolha-cor" data-refeicao={codigo}>
        <Radio
          id={at === 0 ? id : undefined}
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
export const nomeDaCor = (value: unknown) => CORES[value as CorRefeicao] ?? '—';

export function Previa({ values }: { values: Values }) {
  const { desenho: Desenho } = iconeDe(values.icone);
  const nome = typeof values.nome === 'string' ? values.nome : 'Nome';
  const sigla = typeof values.sigla === 'string' ? values.sigla.toUpperCase() : 'SIGLA';
  return (
    <div className="previa" data-refeicao={values.cor} aria-hidden>
      <div>
        <small className="quieto">Na grade do pedido</small>
        <div className="previa-linha">
          <strong>{nome}</strong>
          <b>128</b>
        </div>
      </div>
      <div>
        <small className="quieto">Nas listas e no painel</small>
        <div className="previa-marcas">
          <Selo icone={values.icone} cor={values.cor} tamanho={40} />
          <span className="previa-painel">
            <Desenho size={20} weight="bold" /> {sigla}
          </span>
        </div>
      </div>
    </div>
  );
}
