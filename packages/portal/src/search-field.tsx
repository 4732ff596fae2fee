import { SearchIcon } from '@troth/ui/icons';
import { TextField } from '@troth/ui/text-field';
import { useEffect, useEffectEvent, useState } from 'react';

/** Typing pauses this long before the list follows. */
const SEARCH_PAUSE_MS = 300;

/** Searches once typing pauses; Enter searches at once. Follows a search that was changed from outside. */
export function SearchField({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (search: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (value !== followed) {
    setFollowed(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const search = () => {
    if (typed.trim() !== value) onSearch(typed.trim());
  };
  const searchNow = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchNow(), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
    // Only typing starts the pause again.
  }, [typed]);
  return (
    <TextField
      label={label}
      isLabelHidden
      placeholder={label}
      type="search"
      size="sm"
      prefix={<SearchIcon />}
      value={typed}
      onChange={setTyped}
      onKeyDown={(event) => event.key === 'Enter' && search()}
    />
  );
}
