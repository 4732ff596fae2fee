import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { enumerationLabel, say } from '@troth/domain/messages';
import { api, unwrap } from '@troth/portal/api';
import { HeaderButton } from '@troth/ui/app-shell';
import { Facts } from '@troth/ui/facts';
import { SearchIcon } from '@troth/ui/icons';
import { Popup } from '@troth/ui/popup';
import { Text } from '@troth/ui/text';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './palette.module.css';

type Found = components['schemas']['FoundThing'];

/** Typing pauses this long before the search follows: the answer is there 150 ms after the last key. */
const TYPING_PAUSE_MS = 60;
const SEARCH_MIN_LENGTH = 2;

const searchQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'search', search],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/search', { params: { query: { search } }, signal })),
    enabled: search.length >= SEARCH_MIN_LENGTH,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });

function placeOf({ kind, id, userId, title, detail }: Found): string {
  if (kind === 'LAW_FIRM') return paths.lawFirm(id);
  if (kind === 'DISCOUNT_CODE') return paths.discounts();
  if (kind === 'PERSON' && detail.startsWith('ATTORNEY ')) return paths.attorney(id);
  return userId === null ? `${paths.users()}?search=${encodeURIComponent(title)}` : paths.user(userId);
}

function detailOf({ kind, detail, title }: Found): { title: string; detail: string } {
  if (kind === 'PERSON') return { title, detail: detail.slice(detail.indexOf(' ') + 1) };
  if (kind === 'PURCHASE')
    return {
      title: (['PRENUP', 'Q_A', 'REPRESENTATION', 'NOTARY'] as const).some((one) => one === title)
        ? enumerationLabel(say, 'productType', title as 'PRENUP')
        : title,
      detail,
    };
  return { title: title === '' ? detail : title, detail };
}

function kindOf({ kind, detail }: Found): string {
  if (kind !== 'PERSON') return t(`palette.kind.${kind}`);
  const type = (['CUSTOMER', 'ATTORNEY', 'ADMIN'] as const).find((known) => detail.startsWith(`${known} `));
  return type === undefined ? t('palette.kind.PERSON') : enumerationLabel(say, 'userType', type);
}

/** What was typed, once typing pauses. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}

function Search({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const search = usePaused(typed.trim());
  const { data, isFetching, isError } = useQuery(searchQuery(search));
  const isShort = typed.trim().length < SEARCH_MIN_LENGTH;
  const found = isShort ? [] : (data ?? []);
  const at = Math.min(active, Math.max(found.length - 1, 0));
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const go = (one: Found | undefined) => {
    if (one === undefined) return;
    onClose();
    void navigate(placeOf(one));
  };
  const onKeyDown = (event: ReactKeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((at + step + found.length) % found.length);
    }
    // Nothing is gone to before it is what was asked for.
    if (event.key === 'Enter' && search === typed.trim() && !isFetching) go(found[at]);
  };
  const status = isShort
    ? t('palette.hint')
    : isError
      ? t('palette.failed')
      : data === undefined
        ? ''
        : t('palette.found', { count: found.length });
  return (
    <div className={classes.search}>
      <input
        className={classes.input}
        data-autofocus
        type="search"
        role="combobox"
        aria-label={t('palette.label')}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${listId}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('palette.placeholder')}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Text as="p" size="small" tone="secondary" role="status">
        {status}
      </Text>
      <div ref={list} id={listId} className={classes.list} role="listbox" aria-label={t('palette.results')}>
        {found.map((one, index) => {
          const words = detailOf(one);
          return (
            <button
              type="button"
              tabIndex={-1}
              key={`${one.kind} ${one.id}`}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === at}
              className={classes.option}
              onMouseMove={() => setActive(index)}
              onClick={() => go(one)}
            >
              <span className={classes.words}>
                <strong>{words.title}</strong>
                <span>{words.detail}</span>
              </span>
              <span className={classes.kind}>{kindOf(one)}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

const KEYS = ['search', 'slash', 'move', 'open', 'close', 'help'] as const;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** One search over everything, by Ctrl or Cmd K and `/`, and the keys themselves by `?`. Portals spec §2. */
export function Palette() {
  const [open, setOpen] = useState<'search' | 'keys' | null>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isPaletteKey = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
    if (isPaletteKey) {
      event.preventDefault();
      setOpen((now) => (now === 'search' ? null : 'search'));
      return;
    }
    // A dialog that is open has its own keys.
    const isBusy = isTyping(event.target) || document.querySelector('[role="dialog"]') !== null;
    if (isBusy || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== '/' && event.key !== '?') return;
    event.preventDefault();
    setOpen(event.key === '/' ? 'search' : 'keys');
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  const close = () => setOpen(null);
  return (
    <>
      <HeaderButton icon={<SearchIcon size={20} />} label={t('palette.open')} onClick={() => setOpen('search')} />
      {open === 'search' && (
        <Popup isOpen size="short" title={t('palette.title')} onClose={close}>
          <Search onClose={close} />
        </Popup>
      )}
      {open === 'keys' && (
        <Popup isOpen size="short" title={t('palette.keys')} onClose={close}>
          <Facts
            facts={KEYS.map((key) => ({
              key,
              label: <kbd>{t(`palette.key.${key}`)}</kbd>,
              value: t(`palette.does.${key}`),
            }))}
          />
        </Popup>
      )}
    </>
  );
}
