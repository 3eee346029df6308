/* The colors of the games' tables, after those of the page (theme.css): the first screen shows them too. */
import.meta.glob('../games/*/world.css', { eager: true });
