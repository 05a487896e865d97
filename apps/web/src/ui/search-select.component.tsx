import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { useState } from 'react';
import { Button } from './button.component.tsx';
import { plainText } from './plain-text.ts';
import { TextInput } from './text-input.component.tsx';
import './search-select.css';
import { useSettled } from './settled.hook.ts';

/** `place` tells choices of the same name apart. */
export interface Choice {
  id: number;
  name: string;
  place?: string;
}

interface Props<Page, Key extends QueryKey, Picked extends Choice> {
  label: string;
  placeholder: string;
  value: Picked | null;
  onChange: (choice: Picked | null) => void;
  query: (typed: string) => UseQueryOptions<Page, Error, Page, Key>;
  choicesOf: (page: Page) => Picked[];
  clearable?: boolean;
  id?: string;
  invalid?: boolean;
  describedBy?: string | undefined;
  disabled?: boolean;
}

const nameOf = (choice: Choice | null) => choice?.name ?? '';

export default function SearchSelect<Page, Key extends QueryKey, Picked extends Choice>(
  props: Props<Page, Key, Picked>,
) {
  const { label, placeholder, value, onChange, query, choicesOf, clearable = false, invalid, describedBy } = props;
  const [typed, setTyped] = useState('');
  // Choices that still match the typed text stay until the next answer, so that none vanishes just before it is pressed.
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    ...query(useSettled(typed, 300)),
    placeholderData: keepPreviousData,
  });
  const found = data === undefined ? [] : choicesOf(data);
  const choices = isPlaceholderData ? found.filter(({ name }) => plainText(name).includes(plainText(typed))) : found;
  const combobox = useCombobox<Picked>({
    items: choices,
    itemToString: nameOf,
    // With its name: a choice of the address is known by its id before its name is read.
    itemToKey: choice => choice && `${choice.id} ${choice.name}`,
    selectedItem: value,
    ...(props.id ? { inputId: props.id } : {}),
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setTyped(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    onIsOpenChange: ({ isOpen }) => isOpen || setTyped(''),
    // Only picking chooses: text that was typed and not picked is dropped, and Esc keeps the choice.
    stateReducer: ({ selectedItem }, { type, changes }) => {
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape)
        return { ...changes, selectedItem, inputValue: nameOf(selectedItem) };
      if (type === useCombobox.stateChangeTypes.InputBlur)
        return { ...changes, inputValue: nameOf(changes.selectedItem ?? selectedItem) };
      return changes;
    },
  });
  const { isOpen, highlightedIndex } = combobox;
  const none = isError ? 'Não foi possível buscar agora.' : isFetching ? 'Buscando…' : 'Nada com este nome.';
  return (
    <div className="procura">
      <TextInput
        {...combobox.getInputProps({
          'aria-label': label,
          'aria-labelledby': undefined,
          'aria-describedby': describedBy,
          'aria-invalid': invalid,
          disabled: props.disabled,
          placeholder,
          onFocus: event => event.currentTarget.select(),
        })}
      />
      {clearable && value && !props.disabled && (
        <Button variant="bare" className="procura-limpar" aria-label={`Limpar ${label}`} onClick={() => onChange(null)}>
          <XIcon size={16} aria-hidden />
        </Button>
      )}
      <ul
        {...combobox.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
        className={isOpen ? 'procura-lista' : 'procura-lista procura-lista--fechada'}
      >
        {isOpen &&
          choices.map((choice, index) => (
            <li
              key={choice.id}
              {...combobox.getItemProps({ item: choice, index })}
              className={index === highlightedIndex ? 'procura-item procura-item--atual' : 'procura-item'}
            >
              {choice.name} <small className="quieto">{choice.place}</small>
            </li>
          ))}
      </ul>
      {isOpen && choices.length === 0 && (
        <p className="procura-lista procura-nada" role="status">
          {none}
        </p>
      )}
    </div>
  );
}
