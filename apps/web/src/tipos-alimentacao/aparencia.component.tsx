import {
  ROTULO_DE_COR_REFEICAO,
  ROTULO_DE_ICONE_REFEICAO,
} from '@alipen/contracts/generated/rotulos/tipos-alimentacao';
import type { ControlProps, Values } from '../record/record.model.ts';
import { Radio } from '../ui/check.component.tsx';
import { ICONES } from './aparencia.icons.ts';
import type { Icone } from './tipos-alimentacao.queries.ts';

const iconeDe = (icone: unknown): Icone => (Object.hasOwn(ICONES, String(icone)) ? (icone as Icone) : 'ForkKnife');

/** Says nothing by itself: the name stands beside it. */
export function Selo({ icone, cor, tamanho = 32 }: { icone: unknown; cor: unknown; tamanho?: number }) {
  const Desenho = ICONES[iconeDe(icone)];
  return (
    <span className="selo" data-refeicao={cor} style={{ width: tamanho, height: tamanho }}>
      <Desenho size={tamanho * 0.6} weight="bold" aria-hidden />
    </span>
  );
}

export const EscolhaDeIcone = ({ id, value, set, disabled, describedBy }: ControlProps) => (
  <div className="escolha" role="radiogroup" aria-label="Ícone" aria-describedby={describedBy}>
    {Object.entries(ICONES).map(([codigo, Desenho], at) => (
      <label key={codigo} className="escolha-um" title={nomeDoIcone(codigo)}>
        <Radio
          id={at === 0 ? id : undefined}
          name={`${id}-icone`}
          checked={value === codigo}
          disabled={disabled}
          onChange={() => set(codigo)}
        />
        <Desenho size={22} aria-hidden />
        <span className="so-leitor">{nomeDoIcone(codigo)}</span>
      </label>
    ))}
  </div>
);

export const EscolhaDeCor = ({ id, value, set, disabled, describedBy }: ControlProps) => (
  <div className="escolha" role="radiogroup" aria-label="Cor" aria-describedby={describedBy}>
    {Object.entries(ROTULO_DE_COR_REFEICAO).map(([codigo, nome], at) => (
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

export const nomeDoIcone = (value: unknown) => (value === null ? '—' : ROTULO_DE_ICONE_REFEICAO[iconeDe(value)]);
export const nomeDaCor = (value: unknown) =>
  ROTULO_DE_COR_REFEICAO[value as keyof typeof ROTULO_DE_COR_REFEICAO] ?? '—';

export function Previa({ values }: { values: Values }) {
  const Desenho = ICONES[iconeDe(values.icone)];
  const nome = typeof values.nome === 'string' ? values.nome : 'Nome';
  const sigla = typeof values.sigla === 'string' ? values.sigla.toUpperCase() : 'SIGLA';
  return (
    <div className="aparencia-previa" data-refeicao={values.cor} aria-hidden>
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
          <span className="previa-painel" data-refeicao={values.cor}>
            <Desenho size={20} weight="bold" /> {sigla}
          </span>
        </div>
      </div>
    </div>
  );
}
