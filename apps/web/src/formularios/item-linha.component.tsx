import {
  ROTULO_DE_GRAVIDADE,
  ROTULO_DE_REGRA_FOTO,
  ROTULO_DE_TIPO_ITEM,
} from '@alipen/contracts/generated/rotulos/formularios';
import { useId, useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { FalhaAqui } from './falha-aqui.component.tsx';
import { idDe, useTemFalha } from './formulario.falhas.ts';
import { SEM_NOTA } from './formularios.labels.ts';
import type { Item } from './formularios.queries.ts';
import { ItemMedida } from './item-medida.component.tsx';
import { NumeroCampo } from './numero-campo.component.tsx';

interface Props {
  item: Item;
  /** JSON pointer of the item in the form. */
  pointer: string;
  /** The item is not in the version being edited, so its kind may still be chosen. */
  novo: boolean;
  mudar: (mudanca: Partial<Item>) => void;
  remover: () => void;
}

type Numero = 'peso' | 'pontos' | 'tolerancia';
const NUMEROS: readonly { campo: Numero; rotulo: string }[] = [
  { campo: 'peso', rotulo: 'Peso' },
  { campo: 'pontos', rotulo: 'Pontos' },
  { campo: 'tolerancia', rotulo: 'Tolerância no mês' },
];
type Marca = 'critico' | 'obrigatorio' | 'admiteNaoSeAplica';
const MARCAS: readonly { campo: Marca; rotulo: string }[] = [
  { campo: 'critico', rotulo: 'Crítico' },
  { campo: 'obrigatorio', rotulo: 'Obrigatório' },
  { campo: 'admiteNaoSeAplica', rotulo: 'Pode não se aplicar' },
];

export function ItemLinha({ item, pointer, novo, mudar, remover }: Props) {
  const id = useId();
  const soRegistra = SEM_NOTA.includes(item.tipo);
  return (
    <li className="formulario-item">
      <Field
        label={
          <>
            {item.codigo} · {ROTULO_DE_TIPO_ITEM[item.tipo]}
          </>
        }
        className="formulario-titulo"
        htmlFor={idDe(`${pointer}/titulo`)}
      >
        <TextInput
          id={idDe(`${pointer}/titulo`)}
          value={item.titulo}
          maxLength={200}
          onChange={event => mudar({ titulo: event.target.value })}
        />
        <FalhaAqui pointer={`${pointer}/titulo`} />
      </Field>
      {NUMEROS.map(({ campo, rotulo }) => (
        <NumeroCampo
          key={campo}
          rotulo={rotulo}
          pointer={`${pointer}/${campo}`}
          desligado={soRegistra}
          valor={item[campo]}
          mudar={valor => mudar({ [campo]: valor ?? Number.NaN })}
        />
      ))}
      <Escolha
        rotulo="Foto"
        valor={item.foto}
        opcoes={ROTULO_DE_REGRA_FOTO}
        mudar={foto => mudar({ foto: foto as Item['foto'] })}
        classe="formulario-foto"
      />
      <fieldset className="formulario-marcas" aria-label={`Opções de ${item.codigo}`}>
        {MARCAS.map(({ campo, rotulo }) => (
          <label key={campo} htmlFor={`${id}-${campo}`}>
            <Checkbox
              id={`${id}-${campo}`}
              checked={item[campo] === true}
              onChange={event => mudar({ [campo]: event.target.checked })}
            />
            {rotulo}
          </label>
        ))}
      </fieldset>
      <Detalhes item={item} pointer={pointer} novo={novo} mudar={mudar} />
      <Button aria-label={`Excluir ${item.codigo}: ${item.titulo}`} onClick={remover}>
        Excluir
      </Button>
    </li>
  );
}

function Detalhes({ item, pointer, novo, mudar }: Omit<Props, 'remover'>) {
  const [aberto, setAberto] = useState(false);
  const [limites, faixas, codigo] = ['limites', 'faixas', 'codigo'].map(campo => `${pointer}/${campo}`);
  const errado = [useTemFalha(limites ?? ''), useTemFalha(faixas ?? ''), useTemFalha(codigo ?? '')].includes(true);
  return (
    <details
      id={idDe(pointer)}
      className="formulario-detalhes"
      open={aberto || errado}
      onToggle={event => setAberto(event.currentTarget.open)}
    >
      <summary>
        Limites, faixas e ajuda<span className="so-leitor"> de {item.codigo}</span>
      </summary>
      <div className="formulario-detalhes-campos">
        <Field label="Ajuda a quem fiscaliza" className="formulario-ajuda">
          <TextInput
            maxLength={1000}
            value={item.ajuda ?? ''}
            onChange={({ target }) => mudar({ ajuda: target.value })}
          />
        </Field>
        {novo && (
          <Escolha
            rotulo="Como se responde"
            valor={item.tipo}
            opcoes={ROTULO_DE_TIPO_ITEM}
            mudar={tipo => mudar(deOutroTipo(tipo as Item['tipo']))}
          />
        )}
        <Escolha
          rotulo="Gravidade"
          valor={item.gravidade ?? ''}
          opcoes={{ ...(item.gravidade ? {} : { '': 'Pelos pontos' }), ...ROTULO_DE_GRAVIDADE }}
          mudar={gravidade => mudar({ gravidade: gravidade as NonNullable<Item['gravidade']> })}
        />
        <ItemMedida item={item} pointer={pointer} mudar={mudar} />
        <FalhaAqui pointer={codigo ?? ''} />
      </div>
    </details>
  );
}

/** Kinds that only record have neither weight nor points, and the limits of one kind say nothing of another. */
const deOutroTipo = (tipo: Item['tipo']): Partial<Item> => ({
  tipo,
  limites: {},
  faixas: [],
  ...(SEM_NOTA.includes(tipo) ? { peso: 0, pontos: 0, tolerancia: 0 } : {}),
});

interface EscolhaProps {
  rotulo: string;
  valor: string;
  opcoes: Readonly<Record<string, string>>;
  mudar: (valor: string) => void;
  classe?: string;
}

function Escolha({ rotulo, valor, opcoes, mudar, classe = '' }: EscolhaProps) {
  return (
    <label className={`campo ${classe}`}>
      <span>{rotulo}</span>
      <Select value={valor} onChange={({ target }) => mudar(target.value)}>
        {Object.entries(opcoes).map(([cada, nome]) => (
          <option key={cada} value={cada}>
            {nome}
          </option>
        ))}
      </Select>
    </label>
  );
}
