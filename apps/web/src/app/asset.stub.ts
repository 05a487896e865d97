// What a stylesheet or picture is to Jest, which does not bundle.
export default '';
